import { Checkbox } from '@mango/ui/checkbox'
import { clock } from '@mango/ui/clock'
import { IconButton } from '@mango/ui/icon-button'
import { latePart } from '@mango/widget/late-part'
import type { SlideStarts } from './slide-times.ts'
import type { ComingSlides } from './use-coming-slides.ts'

const Coming = latePart(() => import('./coming.tsx'))

interface SlidePanelProps {
  slides: readonly string[]
  starts: SlideStarts
  shown: number
  follows: boolean
  /** There is a video that slides could follow. */
  canFollow: boolean
  onFollow(follows: boolean): void
  onChoose(index: number): void
  onEnlarge(): void
  coming: ComingSlides
}

/** One slide with its pager and the moment it begins at. */
export function SlidePanel(props: SlidePanelProps) {
  const { slides, starts, shown, follows, canFollow, onFollow, onChoose, onEnlarge, coming } = props
  const start = starts[shown]
  const isAway = coming.away.includes(slides[shown] ?? '')
  // One whose address was signed anew is asked for under the new one.
  const asked = isAway ? slides[shown] : coming.away.find((url) => slides.includes(url))
  const enlarge = <IconButton className="slide-enlarge" icon="zoom-in" label="放大课件" onClick={onEnlarge} />
  return (
    <div className="slides">
      <div className="slide-frame">
        {/* The neighbours are there before somebody leafs to them. */}
        {[shown - 1, shown, shown + 1].map((index) => {
          const url = slides[index]
          return (
            url &&
            !coming.away.includes(url) && (
              <img
                key={url}
                src={url}
                alt={index === shown ? `课件第 ${index + 1} 页` : ''}
                hidden={index !== shown}
                data-shown={index === shown || undefined}
                decoding="async"
                onError={() => coming.miss(url)}
              />
            )
          )
        })}
        {asked && (
          <Coming
            kind="image"
            url={asked}
            name={`课件第 ${slides.indexOf(asked) + 1} 页`}
            detail="好了会自动出现"
            hidden={!isAway}
            onThere={() => coming.take(asked)}
          />
        )}
      </div>
      <div className="slide-bar">
        <IconButton icon="chevron-left" label="上一页" disabled={shown === 0} onClick={() => onChoose(shown - 1)} />
        <output className="slide-place num" aria-live="off">
          第 {shown + 1} 页 / {slides.length}
        </output>
        <IconButton
          icon="chevron-right"
          label="下一页"
          disabled={shown >= slides.length - 1}
          onClick={() => onChoose(shown + 1)}
        />
        <span className="slide-end">
          {start !== undefined && <span className="slide-start num">开始于 {clock(start)}</span>}
          {!canFollow && enlarge}
        </span>
      </div>
      {canFollow && (
        <div className="slide-bar">
          <Checkbox checked={follows} onChange={onFollow}>
            跟随视频翻页
          </Checkbox>
          {enlarge}
        </div>
      )}
    </div>
  )
}
