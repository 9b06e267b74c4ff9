/** What one STOMP connection may send, and how long it may take. */
export const stompLimits = {
  headers: 100,
  headerLine: 8 * 1024,
  frame: 64 * 1024,
  /** Everything before CONNECTED together, however many messages it comes in. */
  beforeLogin: 4608,
  loginMilliseconds: 10_000,
  /** A reader that lets this much pile up, or this long, is cut alone. */
  bufferedBytes: 512 * 1024,
  bufferedMilliseconds: 10_000,
} as const
