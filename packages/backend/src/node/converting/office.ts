import { mkdir, open, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { text } from '@mango/contract/media'
import { Unconvertible, type Made } from '../../shared/media/converter.ts'
import { madeFile } from './made-file.ts'
import type { Workshop } from './workshop.ts'

/** How Office files begin: the old ones and the zipped ones. Anything else would be taken for a page of the web, with all it refers to. */
const beginnings = ['d0cf11e0a1b11ae1', '504b0304']

async function beginningOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.toString('hex')
  } finally {
    await handle.close()
  }
}

const settings: readonly (readonly [node: string, name: string, value: string])[] = [
  ['Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['Writer/Content/Update', 'Link', '0'],
  ['Calc/Content/Update', 'Link', '1'],
]
/** No macros, and nothing fetched that a document refers to. */
const profile = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">${settings
  .map(
    ([node, name, value]) =>
      `<item oor:path="/org.openoffice.Office.${node}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  )
  .join('')}</oor:items>
`

/** An Office document as a PDF. */
export async function convertOffice({ folder, source, run }: Workshop, soffice: string): Promise<Made> {
  const beginning = await beginningOf(source)
  if (!beginnings.some((known) => beginning.startsWith(known))) throw new Unconvertible(text.broken)
  const home = path.join(folder, 'profile')
  await mkdir(path.join(home, 'user'), { recursive: true })
  await writeFile(path.join(home, 'user', 'registrymodifications.xcu'), profile)
  const quietly = ['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nofirststartwizard']
  const own = `-env:UserInstallation=${pathToFileURL(home).href}`
  const made = path.join(folder, 'made')
  await run([soffice, ...quietly, own, '--convert-to', 'pdf', '--outdir', made, source])
  // It ends well also where it could not read a thing.
  const [pdf] = await readdir(made).catch(() => [])
  if (!pdf) throw new Unconvertible(text.broken)
  return { main: madeFile(path.join(made, pdf)) }
}
