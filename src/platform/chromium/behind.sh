#!/bin/sh
# Started in place of Chromium: becomes it, behind whatever else wants the processor.
{ echo 15 >/proc/self/autogroup; } 2>/dev/null || : # Linux may weigh whole sessions, and this is one of its own
exec nice -n 15 "$CHROMIUM" "$@"
