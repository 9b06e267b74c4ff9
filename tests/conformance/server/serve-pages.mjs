import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// As strict as a policy gets: nothing inline, no eval, no string into a dangerous sink, no Trusted Types policy at all.
const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ')

const version = JSON.parse(readFileSync('packages/elements/package.json', 'utf8')).version

const page = (scripts) => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>页面</title>
<script src="/tests/conformance/server/watch-page.js"></script>${scripts}</head><body><div id="place"></div></body></html>`

const integrityOf = (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`

/** A built file as another version's, the hashes in it included. */
function secondVersion(file, folder) {
  const hashes = new Map()
  for (const name of readdirSync(folder, { recursive: true })) {
    if (name.endsWith('.js')) hashes.set(integrityOf(readFileSync(path.join(folder, name))), path.join(folder, name))
  }
  const rewrite = (name) =>
    readFileSync(name, 'utf8')
      .replaceAll(version, '99.0.0')
      .replaceAll(/sha256-[\w+/]{43}=/g, (hash) => (hashes.has(hash) ? integrityOf(rewrite(hashes.get(hash))) : hash))
  return rewrite(file)
}

const folderOf = (file) => /^(packages\/elements\/dist|tests\/\.output\/fixtures)/.exec(file)[0]

const isScript = (file) => /^\/(packages\/elements\/dist|tests\/\.output\/fixtures)\/[\w./-]+\.js$/.test(file)

/**
 * Pages for frames: `/frame` empty, `/frame/strict` under a strict policy (`?policies=` allows Trusted Types policies by name, and
 * `?script=` adds a script tag). `/second/…` serves the built files as if they were another version's, `/copy/…` as they are under
 * another address, `/tampered/…` with something added to shared chunks. `answerCall` is asked about the rest.
 */
export function servePages(rootDir, answerCall) {
  return async (context, next) => {
    const { path: address, query } = context
    if (address.startsWith('/frame')) {
      context.type = 'text/html'
      if (address === '/frame/strict') {
        context.set('content-security-policy', `${strictPolicy}; trusted-types ${query.policies || "'none'"}`)
      }
      context.body = page(query.script ? `<script src="${query.script}"></script>` : '')
    } else if (address.startsWith('/second/') && isScript(address.slice('/second'.length))) {
      const file = address.slice('/second/'.length)
      context.type = 'text/javascript'
      context.body = secondVersion(path.join(rootDir, file), path.join(rootDir, folderOf(file)))
    } else if (address.startsWith('/copy/') && isScript(address.slice('/copy'.length))) {
      context.type = 'text/javascript'
      context.body = readFileSync(path.join(rootDir, address.slice('/copy'.length)), 'utf8')
    } else if (address.startsWith('/tampered/') && isScript(address.slice('/tampered'.length))) {
      const code = readFileSync(path.join(rootDir, address.slice('/tampered'.length)), 'utf8')
      context.type = 'text/javascript'
      context.body = address.includes('/chunks/react-') ? `globalThis.tampered = true;${code}` : code
    } else if (!(await answerCall(context))) await next()
  }
}
