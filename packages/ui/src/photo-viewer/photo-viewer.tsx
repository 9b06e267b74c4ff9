import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { EmptyState } from '../empty-state/index.ts'
import { Icon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import { PictureViewer, type PictureViewerHandle } from '../preview/index.ts'
import previewCss from '../preview/preview.css?inline'
import { texts } from '../preview/preview-texts.ts'
import { usePreloaded } from '../preview/use-preloaded.ts'
import css from './photo-viewer.css?inline'

export type Photo = {
  /** Shown as it is: check it first. Known by it, too. */
  url: string
  name: string
  /** A smaller picture for the row of all. @default url */
  thumbnail?: string | undefined
  /** A word on it: what has become of it. */
  note?: string | undefined
}

export type PhotoViewerHandle = {
  /** Does what a key means, wherever it was pressed; says whether it meant anything. */
  pressKey: (key: string) => boolean
}

export type PhotoViewerProps = {
  photos: readonly Photo[]
  index: number
  onIndexChange: (index: number) => void
  /** Names the row of all. */
  label: string
  /** How each photo lies, in quarter turns by address, from the last time. */
  turns?: Readonly<Record<string, number>> | undefined
  /** A photo was turned: keep it for the next time. */
  onTurn?: ((photo: Photo, turn: number) => void) | undefined
  ref?: Ref<PhotoViewerHandle> | undefined
}

/** Photos to look into, one at a time, with all of them in a row. Fills its container. */
export function PhotoViewer({ photos, index, onIndexChange, label, turns, onTurn, ref }: PhotoViewerProps) {
  const previewStyles = useLazyStyles(previewCss)
  const styles = useLazyStyles(css)
  const picture = useRef<PictureViewerHandle>(null)
  const [turned, setTurned] = useState<Readonly<Record<string, number>>>({})
  const photo = photos[index]
  usePreloaded([photos[index + 1]?.url ?? '', photos[index - 1]?.url ?? ''])
  const go = (to: number) => to >= 0 && to < photos.length && to !== index && onIndexChange(to)
  const meant = (key: string) => {
    if (picture.current?.pressKey(key)) return true
    const to = leafing[key]?.(index, photos.length)
    if (to !== undefined) go(to)
    return to !== undefined
  }
  useImperativeHandle(ref, () => ({ pressKey: meant }))
  const adopt = (node: HTMLElement | null) => {
    const leave = [previewStyles(node), styles(node)]
    return () => leave.forEach((end) => end?.())
  }
  if (!photo) {
    return (
      <div className="photos" ref={adopt}>
        <EmptyState text="还没有照片" />
      </div>
    )
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !meant(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const many = photos.length > 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys count wherever the focus is inside
    <section className="photos" ref={adopt} aria-label={label} onKeyDown={pressKey}>
      {/* On paper it is what is seen, also of one photo. */}
      <ul className="photos-row" hidden={!many}>
        {photos.map(({ url, name, thumbnail = url, note }, place) => (
          <li key={url}>
            <button
              type="button"
              className="photos-thumbnail"
              aria-current={place === index || undefined}
              onClick={() => go(place)}
            >
              <Thumbnail url={thumbnail} />
              <span className="photos-number num">{place + 1}</span>
              <span className="unseen">{name}</span>
              {note && <span className="photos-note">{note}</span>}
            </button>
          </li>
        ))}
      </ul>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys need a place to be pressed at */}
      <div className="photos-stage" role="group" aria-label={photo.name} tabIndex={0}>
        <PictureViewer
          key={photo.url}
          url={photo.url}
          name={photo.name}
          turn={turned[photo.url] ?? turns?.[photo.url] ?? 0}
          onTurn={(turn) => {
            setTurned({ ...turned, [photo.url]: turn })
            onTurn?.(photo, ((turn % 4) + 4) % 4)
          }}
          ref={picture}
        />
        {photo.note && <span className="photos-note">{photo.note}</span>}
        {many && (
          <p className="photos-place">
            <IconButton
              icon="chevron-left"
              label={texts.previous}
              disabled={index === 0}
              onClick={() => go(index - 1)}
            />
            <output className="num">{texts.place(index + 1, photos.length)}</output>
            <IconButton
              icon="chevron-right"
              label={texts.next}
              disabled={index === photos.length - 1}
              onClick={() => go(index + 1)}
            />
          </p>
        )}
      </div>
    </section>
  )
}

const leafing: Readonly<Record<string, (at: number, of: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  PageUp: (at) => at - 1,
  PageDown: (at) => at + 1,
  Home: () => 0,
  End: (_, of) => of - 1,
}

function Thumbnail({ url }: { url: string }) {
  const [broken, setBroken] = useState<string>()
  if (broken === url) return <Icon name="image" size={24} />
  return <img src={url} alt="" referrerPolicy="no-referrer" loading="lazy" onError={() => setBroken(url)} />
}
