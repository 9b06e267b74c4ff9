import { joined, littleEndian, utf8 } from '../../drawing/bytes.ts'

const rate = 8000

/** A WAV file: notes one after the other, each fading out. */
export function wav(frequencies: readonly number[], secondsEach = 0.4): Uint8Array {
  const perNote = Math.round(rate * secondsEach)
  const samples = new Uint8Array(frequencies.length * perNote)
  for (const [note, frequency] of frequencies.entries()) {
    for (let at = 0; at < perNote; at++)
      samples[note * perNote + at] =
        128 + Math.round(90 * (1 - at / perNote) * Math.sin((2 * Math.PI * frequency * at) / rate))
  }
  const format = littleEndian(['u32', 16], ['u16', 1], ['u16', 1], ['u32', rate], ['u32', rate], ['u16', 1], ['u16', 8])
  const size = littleEndian(['u32', samples.length])
  return joined([
    utf8('RIFF'),
    littleEndian(['u32', 36 + samples.length]),
    utf8('WAVEfmt '),
    format,
    utf8('data'),
    size,
    samples,
  ])
}
