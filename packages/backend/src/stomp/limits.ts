/** What one STOMP connection may send, and how long it may take. */
export const stompLimits = {
  headers: 100,
  headerLine: 8 * 1024,
  frame: 64 * 1024,
  /** How many messages a frame may come in: each reads it from its beginning. */
  pieces: 1000,
  /** All that wait in transactions. */
  heldBytes: 64 * 1024,
  /** Sockets of one token at one time: windows, and those whose network has gone without a word. */
  socketsPerToken: 20,
  /** Everything before CONNECTED together, however many messages it comes in. */
  beforeLogin: 4608,
  loginMilliseconds: 10_000,
  /** A reader that lets this much pile up, or this long, is cut alone. */
  bufferedBytes: 512 * 1024,
  bufferedMilliseconds: 10_000,
} as const
