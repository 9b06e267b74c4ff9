import type { LessonRow } from '@mango/contract/lessons'
import { Day } from '@mango/widget/day'
import type { PageLink } from '@mango/widget/leave'
import { ContentChips } from './content-chips.tsx'
import { LessonCover } from './lesson-cover.tsx'

interface LessonCardsProps {
  lessons: readonly LessonRow[]
  busy: boolean
  linkOf(lessonId: number): PageLink
}

/** Lessons as a student sees them. */
export function LessonCards({ lessons, busy, linkOf }: LessonCardsProps) {
  return (
    <ul className="lesson-cards" aria-label="课堂" aria-busy={busy || undefined}>
      {lessons.map((lesson) => (
        <li key={`${lesson.lessonId} ${lesson.id}`} className="lesson-card">
          <LessonCover lesson={lesson} />
          <div className="lesson-card-text">
            {/* Without an id there is nothing to open. */}
            <a className="lesson-link" title={lesson.title} {...(lesson.lessonId !== null && linkOf(lesson.lessonId))}>
              {lesson.title || '未命名课堂'}
            </a>
            <span className="lesson-card-foot">
              <Day time={lesson.lessonTime} dated />
              <ContentChips lesson={lesson} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
