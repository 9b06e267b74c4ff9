// Areas of the backend know no other area: what two of them need of the school lies in `shared/`, which knows no area.
import path from 'node:path'

const backend = path.join(import.meta.dirname, '../packages/backend/src')

/** The area a file belongs to; undefined for whatever lies outside them, the list of all areas included. */
function areaOf(file) {
  const [folder, area, ...rest] = path.relative(backend, file).split(path.sep)
  return folder === 'areas' && rest.length > 0 ? area : undefined
}
/** Its tests may look at what the areas make of it. */
const isShared = (file) => file.startsWith(path.join(backend, 'shared')) && !file.endsWith('.test.ts')

export const areaArrows = {
  create(context) {
    const from = areaOf(context.filename)
    if (from === undefined && !isShared(context.filename)) return {}
    const check = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string' || !source.startsWith('.')) return
      const to = areaOf(path.resolve(path.dirname(context.filename), source))
      if (to !== undefined && to !== from)
        context.report({
          node,
          message: `${from ?? 'shared/'} must not import the area ${to}: move what they share to shared/.`,
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
