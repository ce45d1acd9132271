#!/bin/sh
# Waits for the server to end, then ends the runtimes that it noted in the file $1 and did not end itself.
trap '' INT TERM HUP
cat >/dev/null
[ -f "$1" ] || exit 0
while read -r pid; do
  kill -9 "$pid"
done <"$1" 2>/dev/null
