import { safeUrl } from '@mango/client'
import type { Subject } from '@mango/contract/subjects'
import { moduleGroups, type Module } from './modules.ts'

/** How many entries stand in the row; the rest go under the three dots. */
export const inlineModules = 9

export interface Entry {
  readonly id: number
  readonly label: string
  readonly address: string
  readonly newWindow: boolean
  readonly current: boolean
  readonly group: number
}

/** Where the bar stands: what its addresses and the mark depend on. */
export interface Place {
  readonly basePath: string
  /** Configured addresses by authority id. */
  readonly apps: Readonly<Record<string, string>>
  /** Path of the page, with its query. */
  readonly path: string
}

function addressOf({ id, target }: Module, { basePath, apps }: Place): string {
  // A configured address comes from outside: nothing but http(s) is followed.
  if (safeUrl(apps[id])) return apps[id] as string
  return 'host' in target ? basePath + target.host : target.root
}

/** Whether the page lies below an address; a query in the address has to be in the page's too. */
function isBelow(page: string, address: string): boolean {
  const here = new URL(page, location.origin)
  const there = new URL(address, location.origin)
  const folder = there.pathname.replace(/\/$/, '')
  if (here.origin !== there.origin || !(here.pathname === folder || here.pathname.startsWith(`${folder}/`)))
    return false
  return [...there.searchParams].every(([name, value]) => here.searchParams.get(name) === value)
}

function isCurrent(module: Module, address: string, { basePath, path }: Place): boolean {
  const own = 'host' in module.target ? [module.target.host] : []
  const folders = [...own, ...(module.also ?? [])].map((folder) => basePath + folder)
  return [...folders, address].some((folder) => isBelow(path, folder))
}

/** The entries a person may see, in the order of the table. */
export const entriesFor = (authority: readonly number[], place: Place): Entry[] =>
  moduleGroups.flatMap((modules, group) =>
    modules
      .filter((module) => authority.includes(module.id))
      .map((module) => {
        const address = addressOf(module, place)
        const current = isCurrent(module, address, place)
        return { id: module.id, label: module.label, address, newWindow: module.newWindow ?? false, current, group }
      }),
  )

/** The subject that counts at the start: the saved one if it is still taught, else the first. */
export const restoredSubject = (subjects: readonly Subject[], savedId: number | undefined): Subject | undefined =>
  subjects.find((subject) => subject.id === savedId) ?? subjects[0]

/** Which picture stands for a person: 1 is male, anything else the other; pupils' pictures on students' pages. */
export function portraitOf(gender: number, path: string): 'boy' | 'girl' | 'man' | 'woman' {
  const isMale = gender === 1
  if (path.includes('mangoStudent')) return isMale ? 'boy' : 'girl'
  return isMale ? 'man' : 'woman'
}

/** A phone number that its owner recognises and nobody reads over a shoulder; '' where there is none. */
export const maskedMobile = (mobile: string) => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
