import { lessonStatus, text, type LessonRow } from '@mango/contract/lessons'
import { Button } from '@mango/ui/button'
import { IconButton } from '@mango/ui/icon-button'
import { Menu } from '@mango/ui/menu'
import { Tag } from '@mango/ui/tag'
import { datedName, Day, useToday } from '@mango/widget/day'
import type { PageLink } from '@mango/widget/leave'
import { ContentChips } from './content-chips.tsx'
import { LessonCover } from './lesson-cover.tsx'

interface LessonRowsProps {
  lessons: readonly LessonRow[]
  busy: boolean
  linkOf(lessonId: number): PageLink
  onDelete(lesson: LessonRow): void
  /** A lesson is to be made of an hour. */
  onMake(hourId: number | undefined): void
}

/** Lessons as their teacher sees them, among them hours that nobody has made a lesson of. */
export function LessonRows({ lessons, busy, linkOf, onDelete, onMake }: LessonRowsProps) {
  return (
    <ul className="lesson-rows" aria-label="课堂" aria-busy={busy || undefined}>
      {lessons.map((lesson, place) =>
        // By its place: the next page fills the rows of this one, which is half the work of making them anew.
        lesson.lessonId === null ? (
          <EmptyHour key={place} lesson={lesson} onMake={onMake} />
        ) : (
          <MadeLesson key={place} {...{ lesson, linkOf, onDelete }} lessonId={lesson.lessonId} />
        ),
      )}
    </ul>
  )
}

function EmptyHour({ lesson, onMake }: { lesson: LessonRow } & Pick<LessonRowsProps, 'onMake'>) {
  const day = datedName(lesson.lessonTime, useToday())
  return (
    <li className="lesson-row" data-empty>
      <span className="lesson-cover" />
      <span className="lesson-row-text">
        <span className="lesson-row-none">这节课还没有内容</span>
      </span>
      <time className="lesson-row-day">
        {day} {lesson.lessonTime.slice(11, 16)}
      </time>
      <Button
        size="s"
        icon="plus"
        aria-label={`新建课堂 ${day}`}
        onClick={() => onMake(lesson.timeTableId ?? undefined)}
      >
        新建课堂
      </Button>
    </li>
  )
}

interface MadeLessonProps extends Pick<LessonRowsProps, 'linkOf' | 'onDelete'> {
  lesson: LessonRow
  lessonId: number
}

function MadeLesson({ lesson, lessonId, linkOf, onDelete }: MadeLessonProps) {
  const { title, status, lessonTime, updateTime, chapterNames } = lesson
  const isPublished = status === lessonStatus.published
  return (
    <li className="lesson-row">
      <LessonCover lesson={lesson} />
      <span className="lesson-row-text">
        <a className="lesson-link" title={title} {...linkOf(lessonId)}>
          {title || '未命名课堂'}
        </a>
        {chapterNames.length > 0 && <span className="lesson-row-chapters">{chapterNames.join(' · ')}</span>}
        <ContentChips lesson={lesson} />
      </span>
      <Day className="lesson-row-day" time={lessonTime} dated />
      <span className="lesson-row-updated num">
        更新 <Day time={updateTime} clock />
      </span>
      <span className="lesson-row-status">
        <Tag tone={isPublished ? 'leaf' : 'gold'}>{isPublished ? text.published : text.statusNames[1]}</Tag>
      </span>
      <Menu
        label={`${title} 的操作`}
        placement="bottom-end"
        trigger={(props) => <IconButton {...props} icon="more" label={`更多 ${title}`} />}
        items={[{ label: '删除', icon: 'trash', danger: true, onSelect: () => onDelete(lesson) }]}
      />
    </li>
  )
}
