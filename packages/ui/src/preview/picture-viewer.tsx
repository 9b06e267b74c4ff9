import { useImperativeHandle, useReducer, useRef, useState, type Ref } from 'react'
import { IconButton } from '../icon-button/index.ts'
import type { IconName } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import { atRest, movePicture, pictureKey, zoomStep, type PictureMove } from './picture-view.ts'
import { FailedFile } from './failed-file.tsx'
import { texts } from './preview-texts.ts'
import { usePictureGestures } from './use-picture-gestures.ts'

export type PictureViewerHandle = {
  /** Does what a key means: + - R 0, and arrows while it is zoomed; says whether it meant anything. */
  pressKey: (key: string) => boolean
}

export type PictureViewerProps = {
  url: string
  name: string
  /** Quarter turns it lies in at first. @default 0 */
  turn?: number | undefined
  /** Was turned, in quarter turns clockwise. */
  onTurn?: ((turn: number) => void) | undefined
  ref?: Ref<PictureViewerHandle> | undefined
}

/** A picture to look into: zoom, rotate, pan. Give it a `key` per picture, so that each starts at rest. */
export function PictureViewer({ url, name, turn = 0, onTurn, ref }: PictureViewerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [view, change] = useReducer(movePicture, { ...atRest, turn })
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const move = (to: PictureMove) => {
    change(to)
    if (to.type === 'turn') onTurn?.(view.turn + to.by)
    if (to.type === 'reset' && view.turn !== 0) onTurn?.(0)
  }
  usePictureGestures(frame, move)
  useImperativeHandle(ref, () => ({
    pressKey(key) {
      const meant = pictureKey(key, view)
      if (meant) move(meant)
      return meant !== undefined
    },
  }))
  const tool = (icon: IconName, label: string, to: PictureMove) => (
    <IconButton icon={icon} label={label} onClick={() => move(to)} />
  )
  return (
    <div className="preview-picture">
      <div
        className="preview-frame"
        ref={frame}
        data-state={state}
        data-turned={view.turn % 2 !== 0 || undefined}
        onDoubleClick={() => move(doublePress(view.scale))}
      >
        {state === 'loading' && <Spinner size={28} label={texts.loading} />}
        {state === 'failed' ? (
          <FailedFile name={name} />
        ) : (
          <img
            src={url}
            alt={name}
            draggable={false}
            referrerPolicy="no-referrer"
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
            style={{
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale}) rotate(${view.turn * 90}deg)`,
            }}
          />
        )}
      </div>
      {state === 'shown' && (
        <div className="preview-tools" role="toolbar" aria-label={name}>
          {tool('zoom-out', texts.zoomOut, { type: 'zoom', by: 1 / zoomStep })}
          <span className="preview-scale num" aria-live="polite">
            {Math.round(view.scale * 100)}%
          </span>
          {tool('zoom-in', texts.zoomIn, { type: 'zoom', by: zoomStep })}
          {tool('rotate-left', texts.rotateLeft, { type: 'turn', by: -1 })}
          {tool('rotate-right', texts.rotateRight, { type: 'turn', by: 1 })}
          {tool('fullscreen', texts.reset, { type: 'reset' })}
        </div>
      )}
    </div>
  )
}

const doublePress = (scale: number): PictureMove => (scale > 1 ? { type: 'reset' } : { type: 'zoom', by: 2 })
