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
  const photo = photos[from]
  if (photo === undefined || to < 0 || to >= photos.length) return photos
  const others = photos.toSpliced(from, 1)
  return others.toSpliced(to, 0, photo)
}

/** Turns a photo to the right by a quarter. */
export const turned = (photos: readonly ChosenPhoto[], place: number): readonly ChosenPhoto[] =>
  photos.map((photo, index) => (index === place ? { ...photo, turns: (photo.turns + 1) % 4 } : photo))
