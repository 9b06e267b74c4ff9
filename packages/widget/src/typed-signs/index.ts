/** The signs of a code or number as they are meant: a Chinese keyboard may write them in full width, and a paste brings blanks along. */
export const typedSigns = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '')
