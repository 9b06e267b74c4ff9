/**
 * What React was given for an element. A server's React writes neither lists nor objects, and hydration sets none: they
 * would be lost. The key is React's own, the same since 17; where it is another one day, the wrappers still set them.
 */
export const reactProps = (element: object): Readonly<Record<string, unknown>> =>
  Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1] ?? {}
