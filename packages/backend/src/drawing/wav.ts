import { joined, littleEndian, utf8 } from './bytes.ts'

/** Eight bits, one channel: a few seconds of speech need no more. */
export function wav(samples: Uint8Array, rate: number): Uint8Array {
  const format = [
    utf8('fmt '),
    littleEndian(['u32', 16], ['u16', 1], ['u16', 1], ['u32', rate], ['u32', rate], ['u16', 1], ['u16', 8]),
  ]
  const data = [utf8('data'), littleEndian(['u32', samples.length]), samples, new Uint8Array(samples.length % 2)]
  const body = joined([utf8('WAVE'), ...format, ...data])
  return joined([utf8('RIFF'), littleEndian(['u32', body.length]), body])
}
