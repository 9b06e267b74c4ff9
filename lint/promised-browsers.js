// What browsers lack that docs/embedding.md promises to support, the oldest being Chrome 109, the last for Windows 7. The language's own additions are kept
// out by `lib` in tsconfig.json; these are of the platform.
const younger = {
  AbortSignal: ['any'],
  URL: ['canParse', 'parse'],
}
/** Of any array: `lib` has them together with findLast(), which is in all of them. */
const youngerOfArrays = ['toReversed', 'toSorted', 'toSpliced', 'with']

export const promisedBrowsers = {
  create: (context) => ({
    MemberExpression(node) {
      const { object, property, computed } = node
      const ofPlatform = Object.hasOwn(younger, object.name ?? '') && younger[object.name].includes(property.name)
      if (computed || !(ofPlatform || youngerOfArrays.includes(property.name))) return
      context.report({
        node,
        message: `${ofPlatform ? `${object.name}.` : ''}${property.name} is younger than the browsers that are promised.`,
      })
    },
  }),
}
