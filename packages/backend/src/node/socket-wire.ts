import type { WebSocket } from 'ws'
import { stompLimits } from '../stomp/limits.ts'
import type { Wire } from '../stomp/session.ts'

/** A way to a client that is cut when it does not read: what piles up for one must not weigh on the others. */
export function guardedWire(webSocket: WebSocket, now: () => number = () => performance.now()): Wire {
  let fullSince: number | undefined
  return {
    send(text) {
      if (webSocket.readyState !== webSocket.OPEN) return
      const { bufferedAmount } = webSocket
      if (bufferedAmount === 0) fullSince = undefined
      else fullSince ??= now()
      const tooLong = fullSince !== undefined && now() - fullSince > stompLimits.bufferedMilliseconds
      if (bufferedAmount > stompLimits.bufferedBytes || tooLong) webSocket.terminate()
      else webSocket.send(text)
    },
    close: (code, reason) => webSocket.close(code, reason.slice(0, 100)),
  }
}
