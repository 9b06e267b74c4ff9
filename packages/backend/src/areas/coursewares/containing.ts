/** A LIKE pattern for texts that contain this one, whatever signs it is made of. */
export const containing = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`
