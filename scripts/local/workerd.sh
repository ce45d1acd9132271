#!/bin/sh
# Stands before workerd: notes the process id, which exec keeps, and leaves Ctrl-C to the server, which drains.
echo $$ >>"$CHARTLIGHT_CHILDREN"
trap '' INT
exec "$CHARTLIGHT_WORKERD" "$@"
