import { wav } from '../../drawing/wav.ts'
import type { Random } from '../random.ts'

const rate = 8000

/** Somebody humming a sentence: syllables of falling and rising pitch with the overtones of a voice, as a WAV file. */
export function hummedSentence(random: Random, seconds: number): Uint8Array {
  const samples = new Uint8Array(Math.round(seconds * rate)).fill(128)
  const syllable = Math.round(rate * 0.22)
  let phase = 0
  for (let start = 0; start + syllable <= samples.length; start += syllable) {
    const pitch = 170 + random.between(0, 110)
    const glide = random.between(-60, 60)
    const vowel = random.between(2, 5)
    for (let n = 0; n < syllable * 0.85; n++) {
      const progress = n / (syllable * 0.85)
      phase += (2 * Math.PI * (pitch + glide * progress)) / rate
      const tone = Math.sin(phase) + 0.6 * Math.sin(phase * vowel) + 0.25 * Math.sin(phase * (vowel + 3))
      samples[start + n] = 128 + Math.round(tone * 45 * Math.sin(Math.PI * progress))
    }
  }
  return wav(samples, rate)
}
