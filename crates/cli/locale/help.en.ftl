# In English the help stands beside the arguments in the code.
