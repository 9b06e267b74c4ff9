import { common, list, listHash, tags, type FileList } from 'virtual:mango-tags'
import { pageRecord } from './page-record.ts'

/** Files that came as they were built, or are asked for, by address. */
const asked = new Map<string, Promise<void>>()

/**
 * Asks for a module by a link that has its hash: what the browser then keeps under that address for every import is what was built,
 * or nothing. Browsers that know no such links load as without us.
 */
function ask(address: string, integrity: string, nonce: string): Promise<void> {
  const known = asked.get(address)
  if (known) return known
  const asking = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    if (!link.relList.supports('modulepreload')) return resolve()
    link.onload = () => resolve()
    link.onerror = () => {
      asked.delete(address)
      link.remove()
      reject(new Error(`${address} did not come, or is not what was built`))
    }
    link.rel = 'modulepreload'
    link.integrity = integrity
    link.nonce = nonce
    link.href = address
    document.head.append(link)
  })
  asked.set(address, asking)
  return asking
}

/** Gives a function that resolves when a file of this version, and everything it imports, has come as it was built. */
export function verifiedFiles(script: HTMLScriptElement): (file: string) => Promise<unknown> {
  const { nonce } = script
  const address = (file: string) => new URL(file, script.src).href
  // Not part of the loader: they grow with every element, and a page without any needs none of them.
  const listIn = async (file: string, hash: string): Promise<FileList> => {
    await ask(address(file), hash, nonce)
    return import(/* @vite-ignore */ address(file))
  }
  const verify = async (file: string) => {
    const listing = listIn(list, listHash)
    // What the loader knows by heart leaves along with the list. What fails here is met again below.
    for (const [tag, , , ...places] of tags) {
      if (`${tag}.js` !== file) continue
      const known = common.filter((_, place) => places.includes(place))
      for (const [name, integrity] of known) ask(address(name), integrity, nonce).catch(() => {})
    }
    const { default: first, late } = await listing
    const isLate = late && first.every(([name]) => name !== file)
    const all = isLate ? [...first, ...(await listIn(...late)).default] : first
    const wanted = new Set(all.filter(([name]) => name === file))
    // A set gives what is added while it is gone through, too.
    for (const [, , ...imports] of wanted) for (const place of imports) if (all[place]) wanted.add(all[place])
    return Promise.all([...wanted].map(([name, hash]) => ask(address(name), hash, nonce)))
  }
  const record = pageRecord()
  const others = record.verify
  const base = address('.')
  record.verify = (late) => (late.startsWith(base) ? verify(late.slice(base.length)) : others?.(late))
  return verify
}
