import { useEffect, useRef, useState, type RefObject } from 'react'
import { speeds } from '../media-player/speeds.ts'
import { filmShape, filmWidth, type FilmSize } from '../film-size.ts'
import { Select } from '../select/index.ts'
import { FailedFile } from './failed-file.tsx'
import { texts } from './preview-texts.ts'

const speedOptions = speeds.map((value: number) => ({ value, label: `${value}x` }))

export type MediaViewerProps = {
  url: string
  name: string
}

/** A sound with the browser's own controls and a choice of speed. */
export function AudioViewer({ url, name }: MediaViewerProps) {
  const media = useRef<HTMLAudioElement>(null)
  const player = usePlayer(url, media)
  if (player.failed) return <FailedFile name={name} />
  return (
    <div className="preview-audio">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a file of somebody's has no captions */}
      <audio ref={media} src={url} controls preload="metadata" aria-label={name} onError={player.fail} />
      <Speed player={player} />
    </div>
  )
}

export type VideoViewerProps = MediaViewerProps & {
  /** `wide` is 720 x 444 and `narrow` 382 x 286 px, never wider than its container; without it the container decides. */
  size?: 'wide' | 'narrow' | FilmSize | undefined
  poster?: string | undefined
}

/** A film with the browser's own controls and a choice of speed. */
export function VideoViewer({ url, name, size, poster }: VideoViewerProps) {
  const media = useRef<HTMLVideoElement>(null)
  const player = usePlayer(url, media)
  if (player.failed) return <FailedFile name={name} />
  const own = typeof size === 'object' ? size : undefined
  return (
    <div className="preview-video" data-size={own ? 'own' : size}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a file of somebody's has no captions */}
      <video
        ref={media}
        src={url}
        poster={poster}
        style={own && { ...filmWidth(own), ...filmShape(own) }}
        controls
        playsInline
        preload="metadata"
        aria-label={name}
        onError={player.fail}
      />
      <Speed player={player} />
    </div>
  )
}

function usePlayer(url: string, media: RefObject<HTMLMediaElement | null>) {
  const [speed, setSpeed] = useState(1)
  const [failedUrl, setFailedUrl] = useState<string>()
  useEffect(() => setRate(media.current, speed), [media, speed])
  // A film that nobody sees any more must not go on talking.
  useEffect(() => {
    const element = media.current
    return () => element?.pause()
  }, [media])
  return { speed, setSpeed, failed: failedUrl === url, fail: () => setFailedUrl(url) }
}

function setRate(media: HTMLMediaElement | null, speed: number) {
  if (media) media.playbackRate = speed
}

const Speed = ({ player }: { player: ReturnType<typeof usePlayer> }) => (
  <label className="preview-speed">
    {texts.speed}
    <Select size="s" options={speedOptions} value={player.speed} onChange={player.setSpeed} />
  </label>
)
