// Areas of the backend know no other area: what two of them need lies in a folder of its own beside `areas/`.
import path from 'node:path'

const areasFolder = path.join(import.meta.dirname, '../packages/backend/src/areas')

/** The area a file belongs to; undefined for whatever lies outside them, the list of all areas included. */
function areaOf(file) {
  const [area, ...rest] = path.relative(areasFolder, file).split(path.sep)
  return area === '..' || rest.length === 0 ? undefined : area
}

export const areaArrows = {
  create(context) {
    const from = areaOf(context.filename)
    if (from === undefined) return {}
    const check = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string' || !source.startsWith('.')) return
      const to = areaOf(path.resolve(path.dirname(context.filename), source))
      if (to !== undefined && to !== from)
        context.report({
          node,
          message: `The area ${from} must not import the area ${to}: move what they share beside areas/.`,
        })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}
