import { encode } from 'uqr'

/** The dark squares of a code as one path, and how many squares a side has. */
export function qrPath(text: string): { path: string; side: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, side: size }
}
