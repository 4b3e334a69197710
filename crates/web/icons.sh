#!/bin/sh
# Makes the PNG icons from site/icon.svg (Debian: librsvg2-bin).
cd "$(dirname "$0")/site" || exit 1
for size in 192 512; do
    rsvg-convert --width "$size" --height "$size" icon.svg --output "icon-$size.png"
done
