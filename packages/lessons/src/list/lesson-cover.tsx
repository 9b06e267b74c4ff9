import { safeUrl } from '@mango/client'
import type { LessonRow } from '@mango/contract/lessons'
import { clock } from '@mango/ui/clock'
import { useState } from 'react'

/** The first slide or a still of a lesson, with the length of its video. */
export function LessonCover({ lesson: { title, coverUrl, hasVideo, videoLength } }: { lesson: LessonRow }) {
  const url = safeUrl(coverUrl)
  const [broken, setBroken] = useState<string>()
  return (
    <span className="lesson-cover" data-video={hasVideo || undefined}>
      {url && broken !== url ? (
        // One of its own for each address: until the next picture came, the one before would still be seen.
        <img key={url} src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(url)} />
      ) : (
        <span className="lesson-cover-title" aria-hidden="true">
          {title}
        </span>
      )}
      {hasVideo && videoLength > 0 && <span className="lesson-length num">{clock(videoLength)}</span>}
    </span>
  )
}
