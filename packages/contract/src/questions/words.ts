/** A short answer in a student's own words has at most so many characters. */
export const wordMax = 20

/**
 * A short answer as it is kept: one line of plain text without signs that nobody sees; undefined where that is empty or
 * too long.
 */
export function wordOf(typed: string): string | undefined {
  const word = typed
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  return word !== '' && [...word].length <= wordMax ? word : undefined
}

/** What two answers have in common that are written in another width or case: they count as one. */
export const wordKey = (word: string): string => word.normalize('NFKC').toLowerCase().replaceAll(' ', '')
