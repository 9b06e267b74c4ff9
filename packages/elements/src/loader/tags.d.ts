/** Written by the build from the folder list, the faces and the chunks that came out. */
declare module 'virtual:mango-tags' {
  /** A tag, the height to keep free for it, its methods, and the places in `common` of what its file imports. */
  export type Tag = readonly [name: string, reserve: string, methods: string, ...common: number[]]
  export const tags: readonly Tag[]
  /** The files that most tags import, with their hashes. */
  export const common: readonly (readonly [file: string, hash: string])[]
  /** The module that lists what first views import, and its hash. */
  export const list: string
  export const listHash: string
  /** A file, its hash, and the places of what it imports: in the list of first views, with the late one's behind it. */
  export type Listed = readonly [file: string, hash: string, ...imports: number[]]
  /** What such a module exports; the first names the other, which lists everything else. */
  export interface FileList {
    readonly default: readonly Listed[]
    readonly late?: readonly [file: string, hash: string]
  }
}
