/** Codes of the response envelope (document 1, section 8). Any other number is an error too. */
export const code = {
  success: 0,
  /** The session is over: clear it and go to the login page. */
  sessionExpired: 50,
  /** The session was ended elsewhere (another login, a revoked token): treated like 50. */
  sessionRevoked: 60,
  /** The request was refused: bad input or no right. The message says why. */
  refused: 100,
  failed: -1,
  serverError: 500,
} as const

/** Every answer of the platform. A body without a `code` is not an envelope and is handed on as it is. */
export interface Envelope {
  readonly code: number
  readonly message?: unknown
  readonly [part: string]: unknown
}
/** Whether a body is an envelope: only a number is a code. */
export const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number'

/** The name of the query parameter that carries the session token. */
export const tokenParameter = 'userToken'

export const text = {
  /** Title of a failure. */
  errorTitle: '错误',
  /** Shown where a failed call brought no message of its own. */
  systemError: '系统故障，请稍后再试',
  networkError: '网络连接失败，请检查网络后重试',
  /** Something answered, but not the platform: a proxy in front of it, say. */
  serverFailed: '服务器出错了，请稍后重试',
  uploadStalled: '30 秒没有传输进展，请检查网络后重试',
  uploadUnanswered: '文件已传完，但一直没有收到答复，请稍后重试',
  /** Of a call that is not made, or not heard any more, because the session is over. */
  sessionExpired: '登录已过期，请重新登录',
} as const
