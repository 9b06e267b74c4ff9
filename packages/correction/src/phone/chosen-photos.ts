/** A photo that was chosen, under a name by which its upload is known again. */
export interface ChosenPhoto {
  readonly name: string
  readonly file: File
  /** Quarter turns to the right, 0 to 3: how it was turned by hand. */
  readonly turns: number
}

/** Puts a photo one place further. */
export function moved<T>(photos: readonly T[], from: number, by: 1 | -1): readonly T[] {
  const to = from + by
  if (from < 0 || from >= photos.length || to < 0 || to >= photos.length) return photos
  const reordered = [...photos]
  reordered.splice(to, 0, ...reordered.splice(from, 1))
  return reordered
}

/** Turns a photo to the right by a quarter. */
export const turned = (photos: readonly ChosenPhoto[], place: number): readonly ChosenPhoto[] =>
  photos.map((photo, index) => (index === place ? { ...photo, turns: (photo.turns + 1) % 4 } : photo))
