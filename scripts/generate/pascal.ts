/** `ResourceLibrary` of `resource-library`. */
export const pascal = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
