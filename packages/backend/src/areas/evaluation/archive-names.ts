import { cleanName } from '@mango/contract'
import { extensionOf } from '@mango/contract/library'
import filenamify from 'filenamify/browser'
import { fold } from '../../search/grams.ts'

const longest = 100

/** A name that every system can save a file under: no way to another folder, no sign or word that one of them reserves. */
export const savedName = (name: string): string =>
  filenamify(cleanName(name), { replacement: '_', maxLength: longest }) || '_'

/** Names under which files can lie in one folder, also where large and small letters count as the same. */
export function archiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const safe = savedName(name)
    const extension = extensionOf(safe) && `.${extensionOf(safe)}`
    const base = safe.slice(0, safe.length - extension.length)
    const end = safe.slice(base.length)
    let free = safe
    for (let copy = 2; taken.has(fold(free)); copy++) free = `${base} (${copy})${end}`
    taken.add(fold(free))
    return free
  })
}
