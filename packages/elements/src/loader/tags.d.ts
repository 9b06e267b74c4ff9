/** Written by the build from the folder list, the faces and the chunks that came out. */
declare module 'virtual:mango-tags' {
  /** A tag, the height to keep free for it, its methods, its file, and the chunks that file needs for its first view. */
  export type Tag = readonly [name: string, reserve: string, methods: string, file: string, ...chunks: string[]]
  export const tags: readonly Tag[]
  export const version: string
}
