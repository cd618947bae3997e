#!/bin/sh
# Started by root in place of Chromium: gives the profile folder to a user of its own, that owns nothing else (not the database's),
# then becomes Chromium under that user, with no way back.
set -eu
user=61428
HOME=/nonexistent
for argument; do
  case $argument in
    --user-data-dir=*)
      HOME=${argument#--user-data-dir=}
      chown -R "$user:$user" "$HOME"
      ;;
  esac
done
export HOME
exec setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs -- "$CHROMIUM" "$@"
