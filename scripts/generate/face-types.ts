import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ElementFace } from '@mango/element'

/** The types of a face as TypeScript writes them, by name. They name nothing of ours: every one is spelled out. */
export interface FaceTypes {
  readonly props: ReadonlyMap<string, string>
  readonly details: ReadonlyMap<string, string>
  readonly methods: ReadonlyMap<string, string>
}

interface Asked {
  readonly face: ElementFace
  readonly specifier: string
}

// A union of words with a name of its own would be written by that name, which is ours: one more word makes it another union.
const mark = 'mango:mark'
const unmarked = (type: string) => type.replaceAll(` | "${mark}"`, '').replaceAll(`"${mark}" | `, '')

// A conditional type that is inferred, not annotated, is written out in a declaration file member by member.
const spelledOut = `import type { DetailOf, SignatureOf, ValueOf } from '@mango/element/face'
type Plain<T> = T extends (...args: infer A) => infer R ? (...args: A) => R
  : T extends Blob | Node ? T
  : T extends object ? (T extends infer O ? { [K in keyof O]: Plain<O[K]> } : never)
  : T extends string | number ? (string extends T ? T : number extends T ? T : T | '${mark}') : T
declare function plain<T>(): Plain<T>
`

const groups = [
  ['props', 'ValueOf'],
  ['events', 'DetailOf'],
  ['methods', 'SignatureOf'],
] as const

const constantOf = (element: number, group: string, member: number) => `t${element}_${group}_${member}`

function probe(asked: readonly Asked[]): string {
  const lines = asked.flatMap(({ face, specifier }, element) => [
    `import { face as f${element} } from ${JSON.stringify(specifier)}`,
    ...groups.flatMap(([group, type]) =>
      Object.keys(face[group]).map(
        (name, member) =>
          `export const ${constantOf(element, group, member)} = plain<${type}<(typeof f${element})['${group}']['${name}']>>()`,
      ),
    ),
  ])
  return `${spelledOut}${lines.join('\n')}\n`
}

/** Asks the compiler once for the types of all faces. */
export function faceTypes(asked: readonly Asked[]): FaceTypes[] {
  mkdirSync('tests/.output', { recursive: true })
  const folder = mkdtempSync('tests/.output/face-types-')
  try {
    writeFileSync(path.join(folder, 'probe.ts'), probe(asked))
    const root = path.resolve('.')
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      noErrorTruncation: true,
      rootDir: root,
      outDir: path.resolve(folder, 'out'),
    }
    const config = { extends: path.join(root, 'tsconfig.json'), compilerOptions, include: ['probe.ts'], exclude: [] }
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], { encoding: 'utf8' })
    const text = readFileSync(path.join(folder, 'out', folder, 'probe.d.ts'), 'utf8')
    const declared = text.split('export declare const ').map((part): [string, string] => {
      const [, name = '', type = ''] = /^(\w+): ([^]*?);\s*$/.exec(part) ?? []
      return [name, unmarked(type)]
    })
    const types = new Map(declared)
    return asked.map(({ face }, element) => {
      const group = (name: (typeof groups)[number][0]) =>
        new Map(
          Object.keys(face[name]).map((key, member) => [
            key,
            types.get(constantOf(element, name, member)) ?? 'unknown',
          ]),
        )
      return { props: group('props'), details: group('events'), methods: group('methods') }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
