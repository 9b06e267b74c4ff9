import { common, listHash, tags, type Hashed, type LateFiles, type Lists, type TagFiles } from 'virtual:mango-tags'
import { listFile } from './list-file.ts'
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
  const listed = async <List>(name: string, hash: string): Promise<List> => {
    const file = address(listFile(name, hash))
    await ask(file, hash, nonce)
    return (await import(/* @vite-ignore */ file)).default
  }
  const askAll = (files: readonly Hashed[]) => Promise.all(files.map(([file, hash]) => ask(address(file), hash, nonce)))

  /** The hashes of the lists of what comes later, by tag, of those that came. */
  const lateLists = new Map<string, string>()

  /** The file of a tag. */
  const verifyTag = async (name: string, places: readonly (string | number)[]) => {
    const lists = listed<Lists>('files', listHash)
    // What the loader knows by heart leaves along with the lists, and after them: they are small, and more waits for them.
    const known = askAll(common.filter((_, place) => places.includes(place)))
    // What fails here while a list fails as well is told once.
    known.catch(() => {})
    const own = (await lists)[name]
    if (!own) return known
    const { files, late } = await listed<TagFiles>(`${name}-files`, own)
    lateLists.set(name, late)
    return Promise.all([known, askAll(files)])
  }
  /** What an element imports later. */
  const verifyLate = async (file: string) => {
    for (const [tag, late] of lateLists) {
      const all = await listed<LateFiles>(`${tag}-late-files`, late)
      const wanted = new Set(all.filter(([name]) => name === file))
      // A set gives what is added while it is gone through, too.
      for (const [, , ...imports] of wanted) for (const place of imports) if (all[place]) wanted.add(all[place])
      if (wanted.size > 0) return askAll([...wanted].map(([name, hash]) => [name, hash]))
    }
  }
  const verify = (file: string) => {
    const tag = tags.find(([name]) => `${name}.js` === file)
    return tag ? verifyTag(tag[0], tag) : verifyLate(file)
  }
  const record = pageRecord()
  const others = record.verify
  const base = address('.')
  record.verify = (late) => (late.startsWith(base) ? verify(late.slice(base.length)) : others?.(late))
  return verify
}
