import type { LessonRow } from '@mango/contract/lessons'
import { Day } from '@mango/widget/day'
import { ContentChips } from './content-chips.tsx'
import { LessonCover } from './lesson-cover.tsx'

interface LessonCardsProps {
  lessons: readonly LessonRow[]
  busy: boolean
  onOpen(lessonId: number): void
}

/** Lessons as a student sees them. */
export function LessonCards({ lessons, busy, onOpen }: LessonCardsProps) {
  return (
    <ul className="lesson-cards" aria-label="课堂" aria-busy={busy || undefined}>
      {lessons.map((lesson) => (
        <li key={`${lesson.lessonId} ${lesson.id}`} className="lesson-card">
          <LessonCover lesson={lesson} />
          <div className="lesson-card-text">
            <button
              type="button"
              className="lesson-link"
              title={lesson.title}
              // Nothing to open: the press is not taken.
              onClick={() => lesson.lessonId !== null && onOpen(lesson.lessonId)}
            >
              {lesson.title || '未命名课堂'}
            </button>
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
