/** A pattern for LIKE that finds the text as it stands, `%` and `_` included. */
export const containing = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`
