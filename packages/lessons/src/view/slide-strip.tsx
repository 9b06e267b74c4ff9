import { clock } from '@mango/ui/clock'
import { useEffect, useRef } from 'react'
import type { SlideStarts } from './slide-times.ts'
import type { ComingSlides } from './use-coming-slides.ts'

interface SlideStripProps {
  slides: readonly string[]
  starts: SlideStarts
  shown: number
  /** The video is at this slide. */
  current: number | undefined
  coming: ComingSlides
  onChoose(index: number): void
}

/** All slides in a row, with the moments they begin at. */
export function SlideStrip({ slides, starts, shown, current, coming, onChoose }: SlideStripProps) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = row.current
    const item = list?.children[shown]
    // scrollIntoView would also move the page.
    if (list && item instanceof HTMLElement)
      list.scrollTo({ left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2 })
  }, [shown])
  return (
    <ul ref={row} className="slide-strip" aria-label="课件各页">
      {slides.map((url, index) => {
        const start = starts[index]
        return (
          <li key={url}>
            <button
              type="button"
              className="slide-choice"
              aria-current={index === shown || undefined}
              onClick={() => onChoose(index)}
            >
              {coming.away.includes(url) ? (
                <span className="slide-away" />
              ) : (
                <img src={url} alt="" loading="lazy" decoding="async" onError={() => coming.miss(url)} />
              )}
              <span className="slide-choice-foot">
                <span>
                  {index === current && '正在讲'}
                  <span className={index === current ? 'unseen' : undefined}>第 {index + 1} 页</span>
                </span>
                {start !== undefined && (
                  <span className="num">
                    <span className="unseen">开始于 </span>
                    {clock(start)}
                  </span>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
