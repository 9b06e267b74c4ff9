const encoder = new TextEncoder()

export const utf8 = (text: string): Uint8Array => encoder.encode(text)

/** The parts one after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

type Field = readonly ['u8' | 'u16' | 'u32', number]

function packed(fields: readonly Field[], littleEndian: boolean): Uint8Array {
  const sizes = { u8: 1, u16: 2, u32: 4 } as const
  const view = new DataView(new ArrayBuffer(fields.reduce((length, [kind]) => length + sizes[kind], 0)))
  let at = 0
  for (const [kind, value] of fields) {
    if (kind === 'u8') view.setUint8(at, value)
    else if (kind === 'u16') view.setUint16(at, value, littleEndian)
    else view.setUint32(at, value, littleEndian)
    at += sizes[kind]
  }
  return new Uint8Array(view.buffer)
}
export const littleEndian = (...fields: Field[]) => packed(fields, true)
export const bigEndian = (...fields: Field[]) => packed(fields, false)
