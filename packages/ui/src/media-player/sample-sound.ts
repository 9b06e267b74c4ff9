/** A sound file of so many seconds, made up on the spot: silence, 8 bit. */
export function silence(seconds: number): string {
  const rate = 8000
  const length = seconds * rate
  const bytes = new Uint8Array(44 + length)
  const view = new DataView(bytes.buffer)
  const word = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at)
  word(0, 'RIFF')
  view.setUint32(4, 36 + length, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  word(36, 'data')
  view.setUint32(40, length, true)
  bytes.fill(128, 44)
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }))
}
