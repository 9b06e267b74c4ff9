import { array, assert, integer, nat, property, record, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { mergeChunks, type DrawnModule } from './merge-chunks.ts'

const module = (size: number, drawnBy: readonly string[], imports: readonly string[] = []): DrawnModule => ({
  drawnBy,
  imports,
  size,
})

test('a small module goes along with what nearly the same entries draw, a large one does not', () => {
  const modules = new Map([
    ['dialog', module(9000, ['exams', 'lessons', 'papers'])],
    ['pager', module(1000, ['exams', 'lessons'])],
    ['chart', module(9000, ['exams', 'lessons'])],
  ])
  expect(mergeChunks(modules, 0)).toEqual([['dialog'], ['pager', 'chart']])
  expect(mergeChunks(new Map([...modules].slice(0, 2)), 2000)).toEqual([['dialog', 'pager']])
  expect(mergeChunks(modules, 2000)).toEqual([['dialog'], ['pager', 'chart']])
})

test('no merge costs more than its requests are worth', () => {
  assert(
    property(anyModules, integer({ min: 0, max: 5000 }), (modules, request) => {
      expect(costOf(mergeChunks(modules, request), modules, request)).toBeLessThanOrEqual(
        costOf(mergeChunks(modules, 0), modules, request),
      )
    }),
  )
})

test('nothing that is not imported is loaded along with others where it would cost less alone', () => {
  assert(
    property(anyModules, integer({ min: 0, max: 5000 }), (modules, request) => {
      const chunks = mergeChunks(modules, request)
      const cost = costOf(chunks, modules, request)
      const imported = new Set([...modules.values()].flatMap(({ imports }) => imports))
      for (const name of modules.keys()) {
        if (imported.has(name)) continue
        const others = chunks.map((chunk) => chunk.filter((one) => one !== name)).filter((chunk) => chunk.length > 0)
        expect(costOf([...others, [name]], modules, request)).toBeGreaterThanOrEqual(cost)
      }
    }),
  )
})

test('chunks hold every module once, and none imports one that imports it', () => {
  assert(
    property(anyModules, integer({ min: 0, max: 5000 }), (modules, request) => {
      const chunks = mergeChunks(modules, request)
      expect(chunks.flat().toSorted()).toEqual([...modules.keys()].toSorted())
      const chunkOf = (name: string) => chunks.find((chunk) => chunk.includes(name)) ?? []
      for (const chunk of chunks) {
        const reached = new Set<string[]>()
        const visit = (from: string[]) => {
          for (const to of from.flatMap((name) => modules.get(name)?.imports ?? []).map(chunkOf))
            if (to !== from && !reached.has(to)) visit(reached.add(to) && to)
        }
        visit(chunk)
        expect(reached).not.toContain(chunk)
      }
    }),
  )
})

/** Modules import only later ones, and are drawn by whoever draws what imports them. */
const anyModules = array(
  record({
    size: integer({ min: 1, max: 10_000 }),
    entries: subarray(['a', 'b', 'c', 'd', 'e'], { minLength: 1 }),
    imports: array(nat(20)),
  }),
  { minLength: 1, maxLength: 20 },
).map((made) => {
  const drawnBy = made.map(({ entries }) => new Set(entries))
  const imports = made.map((one, place) => [...new Set(one.imports)].filter((to) => to > place && to < made.length))
  for (const [place, later] of imports.entries())
    for (const to of later) for (const entry of drawnBy[place] ?? []) drawnBy[to]?.add(entry)
  return new Map(
    made.map(({ size }, place) => [
      `${place}`,
      module(size, [...(drawnBy[place] ?? [])], (imports[place] ?? []).map(String)),
    ]),
  )
})

/** Bytes that all entries load together, with their requests. */
function costOf(chunks: string[][], modules: ReadonlyMap<string, DrawnModule>, request: number): number {
  const cost = chunks.map((chunk) => {
    const drawn = chunk.flatMap((name) => modules.get(name) ?? [])
    const entries = new Set(drawn.flatMap(({ drawnBy }) => drawnBy)).size
    return entries * (drawn.reduce((sum, { size }) => sum + size, 0) + request)
  })
  return cost.reduce((sum, one) => sum + one, 0)
}
