#!/usr/bin/env bash
# Debian's RabbitMQ with STOMP at ws://127.0.0.1:<port>/ws, in a folder of its own, until this script is told to end.
# The four ports after the given one are taken as well. As root it runs as the user that Debian made for it.
set -euo pipefail
port=$1
server=$(ls -d /usr/lib/rabbitmq/lib/rabbitmq_server-*/sbin | tail -n 1)/rabbitmq-server
home=$(mktemp -d)

cat >"$home/rabbitmq.conf" <<CONF
listeners.tcp.1 = 127.0.0.1:$((port + 1))
stomp.listeners.tcp.1 = 127.0.0.1:$((port + 2))
web_stomp.tcp.ip = 127.0.0.1
web_stomp.tcp.port = $port
default_vhost = mango
stomp.default_user = guest
stomp.default_pass = guest
loopback_users = none
CONF
echo '[rabbitmq_web_stomp].' >"$home/plugins"

as_broker=()
if [ "$(id -u)" = 0 ]; then
  chown -R rabbitmq "$home"
  as_broker=(setpriv --reuid rabbitmq --regid rabbitmq --init-groups)
fi
export HOME=$home ERL_EPMD_ADDRESS=127.0.0.1 ERL_EPMD_PORT=$((port + 4))
export RABBITMQ_NODENAME="mango-$port@localhost" RABBITMQ_NODE_PORT=$((port + 1)) RABBITMQ_DIST_PORT=$((port + 3))
export RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS='-kernel inet_dist_use_interface {127,0,0,1}'
export RABBITMQ_CONFIG_FILE=$home/rabbitmq.conf RABBITMQ_ENABLED_PLUGINS_FILE=$home/plugins
export RABBITMQ_MNESIA_BASE=$home/mnesia RABBITMQ_LOG_BASE=$home/log RABBITMQ_PID_FILE=$home/pid
export RABBITMQ_CONF_ENV_FILE=/dev/null

cd "$home"
"${as_broker[@]}" "$server" >"$home/out" 2>&1 &
broker=$!
end() {
  kill "$broker" 2>/dev/null || true
  wait "$broker" 2>/dev/null || true
  "${as_broker[@]}" epmd -kill >/dev/null 2>&1 || true
  rm -rf "$home"
}
trap end EXIT
trap 'exit 0' TERM INT
wait "$broker"
