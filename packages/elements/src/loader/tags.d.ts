/** Written by the build from the folder list, the faces and the chunks that came out. */
declare module 'virtual:mango-tags' {
  /** A tag, the height to keep free for it, its methods, and the places in `common` of what its file imports. */
  export type Tag = readonly [name: string, reserve: string, methods: string, ...common: number[]]
  export const tags: readonly Tag[]
  /** The files that most tags import, with their hashes. */
  export const common: readonly (readonly [file: string, hash: string])[]
  /** The module whose default export is every file with its hash and the places of what it imports, and the hash of that module. */
  export const list: string
  export const listHash: string
  export type Listed = readonly [file: string, hash: string, ...imports: number[]]
  export const version: string
}
