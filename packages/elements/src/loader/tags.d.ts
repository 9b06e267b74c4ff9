/** Written by the build from the folder list, the faces and the chunks that came out. */
declare module 'virtual:mango-tags' {
  /** A tag, the height to keep free for it, and its methods. */
  export type Tag = readonly [name: string, reserve: string, methods: string]
  export const tags: readonly Tag[]
  /** The module whose default export is every file with its hash and the places of what it imports, and the hash of that module. */
  export const list: string
  export const listHash: string
  export type Listed = readonly [file: string, hash: string, ...imports: number[]]
  export const version: string
}
