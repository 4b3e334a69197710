//! JSON as plain data of Python.

use pyo3::exceptions::PyException;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde_json::Value;

use crate::games::bad_view;

/// A value of JSON as `dict`, `list`, `str`, `int`, `float`, `bool` or `None`.
pub(crate) fn plain<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(so) => so.into_pyobject(py)?.to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_u64(), number.as_f64()) {
            (Some(number), ..) => number.into_pyobject(py)?.into_any(),
            (None, Some(number), _) => number.into_pyobject(py)?.into_any(),
            (None, None, number) => number.into_pyobject(py)?.into_any(),
        },
        Value::String(text) => text.into_pyobject(py)?.into_any(),
        Value::Array(values) => {
            let list = PyList::empty(py);
            for value in values {
                list.append(plain(py, value)?)?;
            }
            list.into_any()
        }
        Value::Object(entries) => {
            let dict = PyDict::new(py);
            for (key, value) in entries {
                dict.set_item(key, plain(py, value)?)?;
            }
            dict.into_any()
        }
    })
}

/// A view, from plain data of Python.
pub(crate) fn json(value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let py = value.py();
    let written = py.import("json")?.call_method1("dumps", (value,));
    let text: String = match written {
        Ok(text) => text.extract()?,
        Err(error) if error.is_instance_of::<PyException>(py) => {
            return Err(bad_view(&error).raise(py));
        }
        Err(error) => return Err(error),
    };
    serde_json::from_str(&text).map_err(|error| bad_view(&error).raise(py))
}
