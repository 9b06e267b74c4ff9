/** Seconds at which slides begin, in their order; undefined where it is not known. */
export type SlideStarts = readonly (number | undefined)[]

/** Reads `videoConfig`: JSON from the index of a slide to its second. What is no such thing leaves the slides without times. */
export function slideStarts(videoConfig: string, slides: number): SlideStarts {
  const starts: (number | undefined)[] = Array.from({ length: slides })
  try {
    const config: unknown = JSON.parse(videoConfig || '{}')
    if (typeof config !== 'object' || config === null) return starts
    for (const [index, second] of Object.entries(config)) {
      const at = Number(second)
      if (/^\d+$/.test(index) && Number(index) < slides && second !== null && Number.isFinite(at) && at >= 0)
        starts[Number(index)] = at
    }
  } catch {
    // Without times the slides can still be leafed through.
  }
  return starts
}

/** The slide that is shown at a second: the last one that has begun. Undefined where none has a time yet. */
export function slideAt(starts: SlideStarts, second: number): number | undefined {
  let found: number | undefined
  let latest = -1
  for (const [index, start] of starts.entries())
    if (start !== undefined && start <= second && start >= latest) {
      found = index
      latest = start
    }
  return found
}
