/** Written by the build from the faces: what may cross between a page and the frame that holds an element. */
declare module 'virtual:mango-faces' {
  export interface FramedFace {
    readonly props: Readonly<
      Record<string, { kind: import('@mango/element').PropKind; choices?: readonly string[]; fallback: unknown }>
    >
    /** Names, and whether a page may prevent them. */
    readonly events: Readonly<Record<string, boolean>>
    readonly methods: readonly string[]
    readonly reserve: string
  }
  export const faces: Readonly<Record<string, FramedFace>>
}
