import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
interface Property extends Node {
  key: Node & { name?: string }
  value: Node
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const isProperty = (node: Node): node is Property =>
  node.type === 'Property' && isNode(node['key']) && isNode(node['value'])

/** Every object literal of a program. */
function objectsIn(node: Node): Node[] {
  const inner = Object.values(node).flat().filter(isNode).flatMap(objectsIn)
  return node.type === 'ObjectExpression' ? [node, ...inner] : inner
}

const propertiesOf = (object: Node) => [object['properties']].flat().filter(isNode).filter(isProperty)

/** What only readers of the documentation need: the words of an object with a summary, and the lists of a whole face. */
function isForReaders({ key, value }: Property, isFace: boolean, isCall: boolean): boolean {
  if (isCall) return key.name === 'summary' && value.type === 'Literal'
  if (value.type === 'ObjectExpression') return isFace && ['guide', 'parts', 'cssProperties'].includes(key.name ?? '')
  const isText = ['Literal', 'TemplateLiteral', 'BinaryExpression'].includes(value.type)
  return isText && ['summary', 'type'].includes(key.name ?? '')
}

/** Leaves the documentation out of the faces and calls that browsers load. */
export function stripDocumentation(): Plugin {
  return {
    name: 'mango-strip-documentation',
    enforce: 'post',
    transform: {
      filter: { id: /\.face\.ts$|\/contract\/src\/.*\.ts$/ },
      handler(code, id) {
        // A program is a node like any other; the parser's own types spell out each kind.
        const program = this.parse(code) as unknown as Node
        const words = objectsIn(program).flatMap((object) => {
          const properties = propertiesOf(object)
          const names = properties.map(({ key }) => key.name)
          const isCall = !id.endsWith('.face.ts')
          return names.includes('summary')
            ? properties.filter((property) => isForReaders(property, names.includes('tag'), isCall))
            : []
        })
        const cut = words
          .map(({ value }) => value)
          .toSorted((a, b) => b.start - a.start)
          .reduce(
            (rest, { start, end, type }) =>
              rest.slice(0, start) + (type === 'ObjectExpression' ? '{}' : "''") + rest.slice(end),
            code,
          )
        return { code: cut, map: null }
      },
    },
  }
}
