/** Written by the build from the folder list, the faces and the chunks that came out. */
declare module 'virtual:mango-tags' {
  /** A tag, the height to keep free for it, its methods, and the places in `common` of what its file imports. */
  export type Tag = readonly [name: string, reserve: string, methods: string, ...common: number[]]
  export const tags: readonly Tag[]
  /** The files that most tags import, with their hashes. */
  export const common: readonly Hashed[]
  /** The module that names the list of each tag, and its hash. */
  export const list: string
  export const listHash: string
  /** A file and its hash. */
  export type Hashed = readonly [file: string, hash: string]
  /** What that module exports: the lists by tag. */
  export type Lists = Readonly<Record<string, Hashed>>
  /** The list of a tag: what its first view imports and the loader does not know by heart, itself first; and where `LateFiles` is. */
  export interface TagFiles {
    readonly files: readonly Hashed[]
    readonly late: Hashed
  }
  /** What a tag imports later, with everything that it imports: a file, its hash, and the places of its imports. */
  export type LateFiles = readonly (readonly [file: string, hash: string, ...imports: number[]])[]
}
