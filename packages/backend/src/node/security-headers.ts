import type { MiddlewareHandler } from 'hono'

const directives = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob: https:",
  "connect-src 'self' ws: wss: https:",
  "worker-src 'self' blob:",
  "frame-src 'self' blob: https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
]

/** The policy of a page that some other origins may show in a frame. */
export const policyFor = (ancestors: readonly string[]): string =>
  [...directives, `frame-ancestors ${["'self'", ...ancestors].join(' ')}`].join('; ')

/** What every answer carries that does not say otherwise itself. @param secure whether browsers come by TLS alone */
export function securityHeaders(secure: boolean): MiddlewareHandler {
  const headers = Object.entries({ ...defaults, ...(secure && { 'Strict-Transport-Security': 'max-age=31536000' }) })
  return async (c, next) => {
    // What was set first wins over an object's own headers, which say what a browser may do with a stranger's file.
    if (isObject.test(c.req.path)) {
      await next()
      for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
      return
    }
    // Setting them afterwards would build every answer anew.
    for (const [name, value] of headers) c.header(name, value)
    await next()
  }
}

const isObject = /^\/oss(\/|$)/
const defaults = {
  'Content-Security-Policy': policyFor([]),
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}
