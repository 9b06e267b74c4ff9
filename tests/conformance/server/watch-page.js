// Runs first in every frame of the suite, as a classic script: counts what the page's scripts leave running, and notes what they
// say and what the policy refuses. `window.watched` is read by the tests outside of the frame.
{
  const watched = { warnings: [], errors: [], violations: [], running: new Map() }
  window.watched = watched

  for (const [level, list] of [
    ['warn', watched.warnings],
    ['error', watched.errors],
  ]) {
    console[level] = (...args) => void list.push(args.map(String).join(' '))
  }
  addEventListener('error', (event) => watched.errors.push(String(event.message)))
  addEventListener('unhandledrejection', (event) => watched.errors.push(String(event.reason)))
  document.addEventListener('securitypolicyviolation', (event) =>
    watched.violations.push(
      `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
    ),
  )

  // The hour stands still in all frames of a suite: what counts minutes or days would say something else in the midst of a test.
  const now = (parent.stoodAt ??= Date.now())
  window.Date = new Proxy(Date, {
    construct: (native, parts) => (parts.length > 0 ? new native(...parts) : new native(now)),
    get: (native, name) => (name === 'now' ? () => now : native[name]),
  })

  const begin = (what, key) => watched.running.set(key, what)
  const end = (key) => watched.running.delete(key)

  for (const [start, stop, repeats] of [
    ['setInterval', 'clearInterval', true],
    ['setTimeout', 'clearTimeout', false],
  ]) {
    const startNative = window[start]
    const stopNative = window[stop]
    window[start] = (callback, delay, ...args) => {
      const id = startNative(
        (...given) => {
          if (!repeats) end(`${start} ${id}`)
          callback(...given)
        },
        delay,
        ...args,
      )
      begin(`${start}(${delay}) ${callback}`.slice(0, 160), `${start} ${id}`)
      return id
    }
    window[stop] = (id) => {
      end(`${start} ${id}`)
      stopNative(id)
    }
  }

  // Listeners on what outlives an element.
  const isPageWide = (target) =>
    target === window ||
    target === document ||
    target === document.documentElement ||
    target === document.body ||
    target instanceof MediaQueryList ||
    target === window.visualViewport ||
    target === navigator.serviceWorker
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  const ids = new WeakMap()
  let next = 0
  const idOf = (thing) => {
    if (!ids.has(thing)) ids.set(thing, ++next)
    return ids.get(thing)
  }
  const keyOf = (target, type, listener, options) => {
    const capture = typeof options === 'object' ? Boolean(options?.capture) : Boolean(options)
    return `listener ${idOf(target)} ${type} ${idOf(listener)} ${capture}`
  }
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (listener && isPageWide(this ?? window)) {
      const key = keyOf(this ?? window, type, listener, options)
      const signal = options?.signal
      if (!signal?.aborted) begin(`${this ?? window} on ${type}`, key)
      if (signal) add.call(signal, 'abort', () => end(key))
      if (options?.once) add.call(this ?? window, type, () => end(key), { once: true })
    }
    return add.call(this ?? window, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (listener && isPageWide(this ?? window)) end(keyOf(this ?? window, type, listener, options))
    return remove.call(this ?? window, type, listener, options)
  }

  const NativeSocket = window.WebSocket
  window.WebSocket = class extends NativeSocket {
    constructor(...args) {
      super(...args)
      begin(`WebSocket ${args[0]}`, this)
      add.call(this, 'close', () => end(this))
    }
  }
  const nativeFetch = window.fetch
  window.fetch = async (...args) => {
    const key = {}
    begin(`fetch ${args[0]?.url ?? args[0]}`, key)
    try {
      return await nativeFetch(...args)
    } finally {
      end(key)
    }
  }
}
