/** A module of a first view. */
export interface DrawnModule {
  /** The entries whose first view needs it. */
  readonly drawnBy: readonly string[]
  /** What it imports, by name. What no entry draws doesn't count. */
  readonly imports: readonly string[]
  /** Bytes. */
  readonly size: number
}

/** Entries, a bit each. */
type Entries = bigint

/** The modules that the same entries load. */
interface Chunk {
  readonly modules: string[]
  /** The chunks that these import. */
  readonly imports: Set<Entries>
  size: number
}
type Chunks = ReadonlyMap<Entries, Chunk>

/**
 * Puts modules into chunks: one for each set of entries that draws any, and then two into one as long as that pays, the best pair
 * first. A pair pays where the bytes that entries load in vain are fewer than what the requests are worth that they save.
 *
 * What a chunk imports is loaded by the same entries, or by more: where a chunk gets another entry, so does what it imports. So no
 * two chunks import each other.
 * @param request is what one is worth, in bytes.
 */
export function mergeChunks(modules: ReadonlyMap<string, DrawnModule>, request: number): string[][] {
  const names = [...new Set([...modules.values()].flatMap(({ drawnBy }) => drawnBy))]
  const bit = (entry: string) => 1n << BigInt(names.indexOf(entry))
  const drawnBy = new Map(
    [...modules].map(([name, module]) => [name, module.drawnBy.reduce((entries, entry) => entries | bit(entry), 0n)]),
  )
  let loadedBy = drawnBy
  for (;;) {
    const changed = bestMerge(chunksOf(modules, loadedBy), request)
    if (!changed) break
    loadedBy = new Map([...loadedBy].map(([name, entries]) => [name, changed.get(entries) ?? entries]))
  }
  const apart = new Set(carriedTooFar(modules, drawnBy, loadedBy, request))
  const settled = new Map(
    [...loadedBy].map(([name, entries]) => [name, (apart.has(name) && drawnBy.get(name)) || entries]),
  )
  return [...chunksOf(modules, settled).values()].map((chunk) => chunk.modules)
}

/**
 * What others draw in vain since the chunk that it is in went on to others, each time for the sake of the rest. It can be apart where
 * nothing else imports it.
 */
function carriedTooFar(
  modules: ReadonlyMap<string, DrawnModule>,
  drawnBy: ReadonlyMap<string, Entries>,
  loadedBy: ReadonlyMap<string, Entries>,
  request: number,
): string[] {
  return [...chunksOf(modules, drawnBy)].flatMap(([entries, { modules: own, size }]) => {
    const inVain = count(loadedBy.get(own[0] ?? '') ?? entries) - count(entries)
    if (size * inVain <= request * count(entries)) return []
    const isImported = [...modules].some(
      ([name, { imports }]) => !own.includes(name) && imports.some((one) => own.includes(one)),
    )
    return isImported ? [] : own
  })
}

function chunksOf(modules: ReadonlyMap<string, DrawnModule>, loadedBy: ReadonlyMap<string, Entries>): Chunks {
  const chunks = new Map<Entries, Chunk>()
  for (const [name, { imports, size }] of modules) {
    const entries = loadedBy.get(name) ?? 0n
    const chunk = chunks.get(entries) ?? { modules: [], imports: new Set(), size: 0 }
    chunks.set(entries, chunk)
    chunk.modules.push(name)
    chunk.size += size
    for (const imported of imports) {
      const others = loadedBy.get(imported)
      if (others !== undefined && others !== entries) chunk.imports.add(others)
    }
  }
  return chunks
}

/** By whom chunks are to be loaded instead, so that the pair that pays best becomes one; undefined where none pays. */
function bestMerge(chunks: Chunks, request: number): Map<Entries, Entries> | undefined {
  const all = [...chunks.keys()]
  let best: Map<Entries, Entries> | undefined
  let lowest = 0
  for (const [place, one] of all.entries())
    for (const other of all.slice(place + 1)) {
      if (!(one & other)) continue
      const changed = new Map(withImports([one, other], chunks).map((entries) => [entries, entries | one | other]))
      const cost = costOf(changed, chunks, request)
      if (cost < lowest) [best, lowest] = [changed, cost]
    }
  return best
}

function withImports(loaded: readonly Entries[], chunks: Chunks): Entries[] {
  const found = new Set(loaded)
  // A set gives what is added while it is gone through, too.
  for (const entries of found) for (const imported of chunks.get(entries)?.imports ?? []) found.add(imported)
  return [...found]
}

/** What a change costs all entries together, in bytes: what they load in vain, less the requests they save. */
function costOf(changed: ReadonlyMap<Entries, Entries>, chunks: Chunks, request: number): number {
  let cost = 0
  for (const [before, after] of changed) {
    cost += (chunks.get(before)?.size ?? 0) * (count(after) - count(before))
    cost -= request * count(before)
  }
  for (const entries of new Set(changed.values()))
    if (changed.has(entries) || !chunks.has(entries)) cost += request * count(entries)
  return cost
}

const count = (entries: Entries) => entries.toString(2).replaceAll('0', '').length
