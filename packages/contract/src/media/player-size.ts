/**
 * Of the picture of a film, in px (document 3, section 9), wherever it is played but in a lesson and in the library: those
 * have the sizes of document 1.
 */
export const playerSize = { width: 530, height: 306 } as const
