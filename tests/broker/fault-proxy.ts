import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP hop to a port of this machine that can be cut, refuse whoever comes, or swallow everything without a word. */
export async function faultProxy(port: number) {
  const sockets = new Set<Socket>()
  let swallowing = false
  let refusing = false
  const server = createServer((near) => {
    if (refusing) return near.destroy()
    const far = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => swallowing || to.write(bytes))
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        // What fell into a black hole says nothing when it closes either.
        if (!swallowing) to.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** How many connections are open, each with its two ends. */
    get connections() {
      return sockets.size / 2
    },
    cut,
    /** Nobody gets through until this is over. */
    refuse(on: boolean) {
      refusing = on
    },
    /** A wifi that is gone without a goodbye. */
    swallow(on: boolean) {
      swallowing = on
    },
    close() {
      cut()
      server.close()
    },
  }
}
export type FaultProxy = Awaited<ReturnType<typeof faultProxy>>
