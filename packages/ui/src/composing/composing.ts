/**
 * Whether a key belongs to the composition of a Chinese word, as the Enter and the Escape that end one do. Safari ends it before it
 * tells of that key, which only the old code of all such keys gives away.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229
