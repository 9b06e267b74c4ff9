import { clock } from '../clock/index.ts'
import { Select } from '../select/index.ts'
import { PlayerButton } from './player-button.tsx'
import { texts } from './player-texts.ts'
import { speeds } from './speeds.ts'
import type { PlayerAct } from './player-keys.ts'
import type { Player } from './use-player.ts'

/** A place on the timeline: a page, a chapter. */
export type PlayerMark = { time: number; label: string }

type PlayerControlsProps = {
  player: Player
  kind: 'video' | 'audio'
  marks: readonly PlayerMark[]
  full: boolean
  onAct: (act: PlayerAct) => void
}

const speedOptions = speeds.map((value) => ({ value, label: `${value}×` }))

export function PlayerControls({ player, kind, marks, full, onAct }: PlayerControlsProps) {
  const { state } = player
  const film = kind === 'video'
  const picture = () => {
    const { current: media } = player.media
    const page = media?.ownerDocument
    if (page?.pictureInPictureElement) void page.exitPictureInPicture()
    // Refused before anything has come: there is no picture to show then.
    else media?.requestPictureInPicture().catch(() => undefined)
  }
  return (
    <div className="player-controls">
      <Timeline player={player} marks={marks} />
      <div className="player-row">
        <PlayerButton
          glyph={state.playing ? 'pause' : 'play'}
          label={state.playing ? texts.pause : texts.play}
          shortcut="K"
          onClick={() => onAct({ type: 'toggle' })}
        />
        <PlayerButton glyph="back" label={texts.back} shortcut="J" onClick={() => onAct({ type: 'seek', by: -10 })} />
        <PlayerButton
          glyph="forward"
          label={texts.forward}
          shortcut="L"
          wide
          onClick={() => onAct({ type: 'seek', by: 10 })}
        />
        <span className="player-time num">{texts.at(clock(state.time), clock(state.duration))}</span>
        <Select
          size="s"
          className="player-speed"
          aria-label={texts.speed}
          options={speedOptions}
          value={state.speed}
          onChange={player.setSpeed}
        />
        <PlayerButton
          glyph={state.muted || state.volume === 0 ? 'muted' : 'sound'}
          label={state.muted ? texts.unmute : texts.mute}
          shortcut="M"
          onClick={() => onAct({ type: 'mute' })}
        />
        <input
          type="range"
          className="player-volume"
          aria-label={texts.volume}
          min={0}
          max={1}
          step={0.05}
          value={state.muted ? 0 : state.volume}
          onChange={(event) => player.setVolume(event.currentTarget.valueAsNumber)}
        />
        <PlayerButton glyph="help" label={texts.help} shortcut="?" wide onClick={() => onAct({ type: 'help' })} />
        {film && document.pictureInPictureEnabled && (
          <PlayerButton glyph="picture" label={texts.picture} wide onClick={picture} />
        )}
        {film && (
          <PlayerButton
            glyph={full ? 'leave' : 'fullscreen'}
            label={full ? texts.leaveFullscreen : texts.fullscreen}
            shortcut="F"
            onClick={() => onAct({ type: 'fullscreen' })}
          />
        )}
      </div>
    </div>
  )
}

const Timeline = ({ player: { state, seek }, marks }: Pick<PlayerControlsProps, 'player' | 'marks'>) => {
  const known = Number.isFinite(state.duration) && state.duration > 0
  const mark = marks.findLast(({ time }) => time <= state.time)
  const place = texts.at(clock(state.time), clock(state.duration))
  return (
    <div className="player-timeline">
      <input
        type="range"
        aria-label={texts.progress}
        aria-valuetext={mark ? `${place}，${mark.label}` : place}
        min={0}
        max={known ? state.duration : 0}
        step={known && state.duration < 60 ? 0.1 : 1}
        value={state.time}
        disabled={!known}
        onChange={(event) => seek(event.currentTarget.valueAsNumber)}
      />
      {known &&
        marks.map(({ time, label }) => (
          <span
            key={`${time} ${label}`}
            className="player-mark"
            style={{ insetInlineStart: `${(time / state.duration) * 100}%` }}
          />
        ))}
    </div>
  )
}
