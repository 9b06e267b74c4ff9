// Which package may import which: the arrows of the house, checked on every import of ours.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const packagesFolder = path.join(import.meta.dirname, '..', 'packages')
const packages = readdirSync(packagesFolder).filter((name) =>
  existsSync(path.join(packagesFolder, name, 'package.json')),
)

const layers = {
  contract: [],
  client: ['contract'],
  ui: [],
  element: ['ui'],
  backend: ['contract'],
  widget: ['contract', 'client', 'ui', 'element'],
}
const features = packages.filter((name) => !(name in layers) && name !== 'elements')

/** The packages that the code in a folder may import: a new folder in `packages/` is a feature without being named here. */
function allowed(folder) {
  if (folder in layers) return layers[folder]
  if (features.includes(folder)) return ['contract', 'client', 'ui', 'element', 'widget']
  if (folder === 'elements') return [...features, 'element']
  if (folder === 'demo') return ['elements']
  return packages
}

const folderOf = (file) => {
  const [top, name] = path.relative(path.join(packagesFolder, '..'), file).split(path.sep)
  return top === 'packages' ? name : top
}

/** What a stranger could take away: packages and the demo. Scripts, stories and tests see everything. */
const isHouse = (folder) => folder === 'demo' || packages.includes(folder)

const isTest = (file) => /\.(test|stories|bench)\.tsx?$/.test(file)

export const packageArrows = {
  create(context) {
    const file = context.filename ?? context.getFilename()
    const from = folderOf(file)
    const check = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string') return
      const ours = /^@mango\/([^/]+)/.exec(source)
      if (ours && ours[1] !== from && !isTest(file) && !allowed(from).includes(ours[1])) {
        context.report({
          node,
          message: `${from} must not import @mango/${ours[1]}: it may import ${allowed(from).join(', ') || 'nothing of ours'}.`,
        })
      }
      if (
        isHouse(from) &&
        source.startsWith('.') &&
        folderOf(path.resolve(path.dirname(file), source)) !== from &&
        !isTest(file)
      ) {
        context.report({ node, message: `Import another package by its name (@mango/...), not by a path: ${source}` })
      }
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}
