import type { Load } from '../failure/index.ts'

/** A list as it is shown now. */
export interface ShownList<Row> {
  readonly rows: readonly Row[]
  /** Of the whole list; undefined until it is known. */
  readonly total: number | undefined
  /** Nothing can be shown yet, or what is shown is about to change. */
  readonly loading: boolean
  /** The rows are those of another page or filter, whose turn is over. */
  readonly stale: boolean
  readonly load: Load
}
