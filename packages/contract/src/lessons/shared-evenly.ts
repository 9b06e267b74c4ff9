/**
 * The seconds at which slides begin that share a video evenly; none where they would not have a second each, as some would
 * never be seen.
 */
export const sharedEvenly = (slides: number, videoSeconds: number): number[] =>
  videoSeconds < slides ? [] : Array.from({ length: slides }, (_, index) => Math.floor((videoSeconds * index) / slides))
