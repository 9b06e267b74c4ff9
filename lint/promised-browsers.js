// What browsers lack that docs/embedding.md promises to support, the oldest being Chrome 114. The language's own additions are kept
// out by `lib` in tsconfig.json; these are of the platform.
const younger = {
  AbortSignal: ['any'],
  URL: ['canParse', 'parse'],
}

export const promisedBrowsers = {
  create: (context) => ({
    MemberExpression(node) {
      const { object, property, computed } = node
      if (computed || !Object.hasOwn(younger, object.name ?? '') || !younger[object.name].includes(property.name))
        return
      context.report({
        node,
        message: `${object.name}.${property.name} is younger than the browsers that are promised.`,
      })
    },
  }),
}
