import { safeUrl } from '@mango/client'
import { sharedEvenly } from '@mango/contract/lessons'
import { Button } from '@mango/ui/button'
import { Field } from '@mango/ui/field'
import { IconButton } from '@mango/ui/icon-button'
import { Input } from '@mango/ui/input'
import { MediaPlayer, type MediaPlayerHandle } from '@mango/ui/media-player'
import { useRef, useState } from 'react'
import { secondError, secondOf, writtenSecond } from './slide-seconds.ts'

interface SlideTimesProps {
  /** Addresses of the slides, in order. */
  slides: readonly string[]
  video: { readonly url: string; readonly name: string; readonly length: number }
  starts: readonly number[]
  onChange(starts: number[]): void
}

/** The moment of the video at which each slide begins: written, or taken from the video beside. */
export default function SlideTimes({ slides, video, starts, onChange }: SlideTimesProps) {
  const player = useRef<MediaPlayerHandle>(null)
  const second = useRef(0)
  const set = (index: number, start: number) =>
    onChange(slides.map((_, each) => (each === index ? start : (starts[each] ?? 0))))
  return (
    <div className="slide-times">
      <div className="slide-times-video">
        <MediaPlayer
          ref={player}
          kind="video"
          url={safeUrl(video.url) ?? ''}
          name={video.name}
          onTime={(now) => {
            second.current = now
          }}
        />
        <Button size="s" variant="text" onClick={() => onChange(sharedEvenly(slides.length, video.length))}>
          平均分配
        </Button>
      </div>
      <ol className="slide-times-list">
        {slides.map((url, index) => (
          <li key={url}>
            <img src={safeUrl(url)} alt="" loading="lazy" decoding="async" />
            <SlideTime
              label={`第 ${index + 1} 页`}
              start={starts[index] ?? 0}
              error={secondError(starts, index, video.length)}
              onChange={(start) => set(index, start)}
            />
            <IconButton
              icon="clock"
              label={`第 ${index + 1} 页从视频此刻开始`}
              onClick={() => set(index, Math.round(second.current * 10) / 10)}
            />
            <IconButton
              icon="play"
              label={`从第 ${index + 1} 页播放`}
              onClick={() => player.current?.seek(starts[index] ?? 0)}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface SlideTimeProps {
  label: string
  start: number
  error: string | undefined
  onChange(start: number): void
}

function SlideTime({ label, start, error, onChange }: SlideTimeProps) {
  const [written, setWritten] = useState(() => writtenSecond(start))
  const [shown, setShown] = useState(start)
  // What is taken from the video, or shared out, is written anew.
  if (shown !== start) {
    setShown(start)
    setWritten(writtenSecond(start))
  }
  const second = secondOf(written)
  const leave = () => (second === undefined || second === start ? undefined : onChange(second))
  return (
    <Field label={label} error={second === undefined ? '请写成 分:秒' : error}>
      <Input size="s" inputMode="decimal" value={written} onChange={setWritten} onBlur={leave} onEnter={leave} />
    </Field>
  )
}
