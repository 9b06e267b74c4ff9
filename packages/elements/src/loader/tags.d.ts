/** Written by the build from the folder list, the faces and the chunks that came out. */
declare module 'virtual:mango-tags' {
  /** A tag, the height to keep free for it, its methods, and the places in `common` of what its file imports. */
  export type Tag = readonly [name: string, reserve: string, methods: string, ...common: number[]]
  export const tags: readonly Tag[]
  /** The files that most tags import, with their hashes. */
  export const common: readonly Hashed[]
  /** The hash of the list of all lists, `files`. */
  export const listHash: string
  /** A file and its hash. */
  export type Hashed = readonly [file: string, hash: string]
  /** What that list has: the hash of the list of each tag, `exam-list-files`. */
  export type Lists = Readonly<Record<string, string>>
  /** What its first view imports and the loader does not know by heart, itself first; and the hash of `exam-list-late-files`. */
  export interface TagFiles {
    readonly files: readonly Hashed[]
    readonly late: string
  }
  /** What a tag imports later, with everything that it imports: a file, its hash, and the places of its imports. */
  export type LateFiles = readonly (readonly [file: string, hash: string, ...imports: number[]])[]
}
