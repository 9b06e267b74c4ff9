import {
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { clock } from '../clock/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { filmShape, filmWidth, type FilmSize } from '../film-size.ts'
import { KeysDialog } from '../keys-dialog/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import { Spinner } from '../spinner/index.ts'
import css from './media-player.css?inline'
import { PlayerControls, type PlayerMark } from './player-controls.tsx'
import { playerKey, type Holder, type PlayerAct } from './player-keys.ts'
import { texts } from './player-texts.ts'
import type { SpeedStorage } from './speeds.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useIdle } from './use-idle.ts'
import { usePlayer } from './use-player.ts'

export type MediaPlayerHandle = {
  /** Goes to that second, playing or not. */
  seek: (seconds: number) => void
  play: () => void
  pause: () => void
}

export type MediaPlayerProps = {
  kind: 'video' | 'audio'
  /** Shown as it is: check it first. */
  url: string
  name: string
  poster?: string | undefined
  /** Of a film; without it, it is as wide as its place. */
  size?: FilmSize | undefined
  /** Places on the timeline: pages, chapters. */
  marks?: readonly PlayerMark[] | undefined
  /** Where somebody was, in seconds: it goes on there, unless that is the end. */
  startAt?: number | undefined
  /** At most four times a second while it plays, and after every jump. */
  onTime?: ((seconds: number) => void) | undefined
  /** Keeps the chosen speed for the next one. */
  storage?: SpeedStorage | undefined
  /**
   * What stands in place of the words that the browser can't play it: of a file that may be still to come.
   * @param failed those words, with their buttons
   * @param again tries the file anew, and plays it
   */
  unplayable?: ((failed: ReactNode, again: () => void) => ReactNode) | undefined
  ref?: Ref<MediaPlayerHandle> | undefined
}

/** A film or a sound with controls of its own. Keys work while the focus is anywhere inside. */
export function MediaPlayer({ startAt = 0, ...rest }: MediaPlayerProps) {
  // The same file under an address that was signed anew goes on with the one it has; another attempt takes the new one.
  const file = `${rest.name} ${rest.url.split('?', 1)[0]}`
  const [again, setAgain] = useState({ file, count: 0, from: startAt, plays: false })
  const { from, plays } = again.file === file ? again : { from: 0, plays: false }
  const retry = (from: number, plays: boolean) => setAgain({ file, count: again.count + 1, from, plays })
  return <Attempt key={`${again.count} ${file}`} {...rest} {...{ plays }} startAt={from || startAt} onRetry={retry} />
}

type AttemptProps = MediaPlayerProps & {
  startAt: number
  /** By itself, where the browser lets it. */
  plays: boolean
  onRetry: (from: number, plays: boolean) => void
}

function Attempt(props: AttemptProps) {
  const { kind, url, name, poster, size, marks = [], unplayable, plays, ref, onRetry } = props
  const [src] = useState(url)
  const styles = useLazyStyles(css)
  const frame = useRef<HTMLElement>(null)
  const player = usePlayer(props)
  const { media, state, on } = player
  const { full, toggle: toggleFull } = useFullscreen(frame, media)
  const { idle, wake } = useIdle(kind === 'video' && state.playing)
  const [helping, setHelping] = useState(false)
  useImperativeHandle(ref, () => ({
    seek: player.seek,
    play: player.play,
    pause: () => media.current?.pause(),
  }))

  const act = (act: PlayerAct) => {
    wake()
    if (act.type === 'help') setHelping(true)
    else if (act.type !== 'fullscreen') player.act(act)
    else if (kind === 'video') toggleFull()
  }
  const pressKey = (event: KeyboardEvent) => {
    wake()
    if (event.ctrlKey || event.metaKey || event.altKey || helping || state.failed) return
    const meant = playerKey(event.key, holderOf(event.target))
    if (!meant) return
    // Neither the dialog around it nor the host page is meant.
    event.stopPropagation()
    event.preventDefault()
    if (!(event.repeat && meant.type === 'toggle')) act(meant)
  }
  const pressPicture = (event: PointerEvent) => {
    if (event.button !== 0) return
    frame.current?.focus({ preventScroll: true })
    // A finger first brings the controls back.
    if (event.pointerType === 'mouse' || !idle) act({ type: 'toggle' })
    else wake()
  }

  if (state.failed) {
    const network = state.failed === 'network'
    const failed = (
      <section className="player" data-kind={kind} data-failed ref={styles} role="alert" aria-label={name}>
        <EmptyState
          compact={kind === 'audio'}
          drawing="broken"
          text={network ? texts.failed : texts.unplayable}
          detail={network ? name : `${name}。${texts.unplayableDetail}`}
          action={
            <>
              <Button icon="retry" onClick={() => onRetry(state.time, false)}>
                {texts.retry}
              </Button>
              <ButtonLink icon="download" href={url} download={name}>
                {texts.download}
              </ButtonLink>
            </>
          }
        />
      </section>
    )
    return network || !unplayable ? failed : unplayable(failed, () => onRetry(state.time, true))
  }
  const shared = {
    ref: media,
    src,
    preload: 'metadata',
    autoPlay: plays,
    'aria-label': name,
    ...on,
  } as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the controls count in the whole player
    <section
      className="player"
      data-kind={kind}
      data-idle={idle || undefined}
      style={size && filmWidth(size)}
      ref={(node) => {
        frame.current = node
        return styles(node)
      }}
      aria-label={name}
      tabIndex={-1}
      onKeyDown={pressKey}
      onPointerMove={wake}
    >
      {kind === 'audio' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a sound of somebody's has no captions
        <audio {...shared} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- nor has a film of the school's
        <video {...shared} poster={poster} style={size && filmShape(size)} playsInline onPointerUp={pressPicture} />
      )}
      {state.waiting && kind === 'video' && <Spinner size={36} label={texts.loading} />}
      <div className="player-notes" role="status">
        {state.soundOnly && (
          <p className="player-note">
            {texts.soundOnly}
            <a href={url} download={name}>
              {texts.download}
            </a>
          </p>
        )}
        {state.resumedAt !== undefined && (
          <p className="player-note">
            {texts.resumed(clock(state.resumedAt))}
            <button type="button" className="player-restart" onClick={() => player.seek(0)}>
              {texts.fromStart}
            </button>
          </p>
        )}
      </div>
      <PlayerControls {...{ player, kind, marks, full }} onAct={act} />
      {helping && <KeysDialog keys={texts.keys} onClose={() => setHelping(false)} />}
    </section>
  )
}

function holderOf(target: EventTarget): Holder {
  if (!(target instanceof Element)) return undefined
  if (target.matches('select, textarea, input:not([type="range"])')) return 'select'
  if (target.matches('input')) return 'range'
  return target.matches('button, a') ? 'button' : undefined
}
