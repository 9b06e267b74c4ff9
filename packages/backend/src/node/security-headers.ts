import type { MiddlewareHandler } from 'hono'

/** The policy of a page that some other origins may show in a frame. */
export const policyFor = (ancestors: readonly string[]): string =>
  [...directives, `frame-ancestors ${["'self'", ...ancestors].join(' ')}`].join('; ')

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

/** What every answer carries that does not say otherwise itself. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const headers: Record<string, string> = {
    'Content-Security-Policy': policyFor([]),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
  for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
}
