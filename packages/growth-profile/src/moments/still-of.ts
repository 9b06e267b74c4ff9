import { maxPosterLength } from '@mango/contract/growth-profile'
import { dataAddress } from '../data-address.ts'

const side = 480
const patience = 8000
/** Where a film usually shows something. */
const second = 0.5

const heard = (target: EventTarget, wanted: string) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(wanted, () => resolve(), { once: true })
    target.addEventListener('error', () => reject(new Error('The film cannot be read here')), { once: true })
    setTimeout(() => reject(new Error('The film took too long')), patience)
  })

async function draw(film: HTMLVideoElement): Promise<string | undefined> {
  const scale = Math.min(1, side / Math.max(film.videoWidth, film.videoHeight))
  const canvas = new OffscreenCanvas(Math.round(film.videoWidth * scale), Math.round(film.videoHeight * scale))
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height)
  for (const quality of [0.8, 0.5, 0.3]) {
    const address = await dataAddress(await canvas.convertToBlob({ type: 'image/jpeg', quality }))
    if (address.length <= maxPosterLength) return address
  }
  return undefined
}

/** A still of a film, as an address that holds it; undefined where this browser cannot play it. */
export async function stillOf(file: File): Promise<string | undefined> {
  const film = document.createElement('video')
  const address = URL.createObjectURL(file)
  try {
    film.muted = true
    film.preload = 'auto'
    film.src = address
    await heard(film, 'loadeddata')
    film.currentTime = Math.min(second, film.duration / 2 || 0)
    await heard(film, 'seeked')
    return await draw(film)
  } catch {
    return undefined
  } finally {
    film.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}
