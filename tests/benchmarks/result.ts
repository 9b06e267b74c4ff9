/** One line of the benchmark table. */
export interface Result {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** What it was measured against in the same run, in the same unit. */
  readonly reference?: number
  /** value / reference. */
  readonly ratio?: number
  readonly aim?: string
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const against = (name: string, value: number, reference: number, unit: string, aim: string): Result => ({
  name,
  value,
  unit,
  reference,
  ratio: value / reference,
  aim,
})
