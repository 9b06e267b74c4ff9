import { maxVideoSeconds } from '@mango/contract/lessons'

const patience = 10_000

/** How long a video is, in seconds, as this browser reads it; 0 where it can't, or reads what no lesson is. */
export function videoLength(url: string): Promise<number> {
  return new Promise((resolve) => {
    const video = document.createElement('video')
    const end = (seconds: number) => {
      clearTimeout(timer)
      video.removeAttribute('src')
      video.load()
      resolve(seconds <= maxVideoSeconds ? seconds : 0)
    }
    const timer = setTimeout(() => end(0), patience)
    video.preload = 'metadata'
    video.addEventListener('loadedmetadata', () => end(video.duration), { once: true })
    video.addEventListener('error', () => video.getAttribute('src') && end(0), { once: true })
    video.src = url
  })
}
