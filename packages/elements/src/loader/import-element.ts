import type { Tag } from 'virtual:mango-tags'

const started = new Set<string>()

function preload(address: string, nonce: string): void {
  if (started.has(address)) return
  started.add(address)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = address
  link.nonce = nonce
  document.head.append(link)
}

/**
 * Brings the code of one tag, once, asking for all its chunks at the same time. A tag whose code did not come is tried again the
 * next time it appears.
 */
export function importElement(name: string, [, , , file, ...chunks]: Tag, script: HTMLScriptElement | null): void {
  if (started.has(name) || customElements.get(name)) return
  started.add(name)
  // A classic script from another origin has no address of its own for import(); a module has one, and needs no tag to be found.
  const address = (path: string) => (script ? new URL(path, script.src).href : `./${path}`)
  if (script) for (const chunk of chunks) preload(address(chunk), script.nonce)
  import(/* @vite-ignore */ address(file)).catch((error: unknown) => {
    started.delete(name)
    console.error(`<${name}>: its code could not be loaded`, error)
  })
}
