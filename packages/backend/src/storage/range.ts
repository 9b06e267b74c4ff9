/**
 * What a Range header asks of an object.
 * @returns the first and last byte, null for all of it (no header, several ranges, another unit), or 'beyond'
 */
export function rangeOf(header: string | undefined, bytes: number): { from: number; to: number } | null | 'beyond' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [, first = '', last = ''] = match
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return from > to ? 'beyond' : { from, to }
}
