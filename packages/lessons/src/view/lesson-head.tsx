import { lessonStatus, text, type LessonDetail } from '@mango/contract/lessons'
import { Button, ButtonLink } from '@mango/ui/button'
import { Tag } from '@mango/ui/tag'
import { Day } from '@mango/widget/day'
import type { PageLink } from '@mango/widget/leave'

interface LessonHeadProps {
  lesson: LessonDetail
  isTeacher: boolean
  toList: PageLink
  onDelete(): void
  onEdit(): void
  onRelease(): void
}

/** Title, day and chapters of a lesson, and what its teacher can do with it. */
export function LessonHead({ lesson, isTeacher, toList, onDelete, onEdit, onRelease }: LessonHeadProps) {
  const isPublished = lesson.status === lessonStatus.published
  return (
    <header className="lesson-head">
      <div className="lesson-titles">
        <ButtonLink className="back" variant="text" icon="arrow-left" {...toList}>
          {lesson.className || '课堂列表'}
        </ButtonLink>
        <h1 className="screen-title">
          {lesson.title}
          {isTeacher && isPublished && (
            <Tag tone="leaf" icon="check">
              {text.published}
            </Tag>
          )}
          {isTeacher && !isPublished && <Tag tone="gold">{text.statusNames[1]}</Tag>}
        </h1>
        <p className="lesson-facts">
          <Day time={lesson.lessonTime} dated />
          <span className="num">
            更新于 <Day time={lesson.updateTime} clock />
          </span>
          {lesson.chapterNames.map(({ id, name }) => (
            <Tag key={id}>{name}</Tag>
          ))}
        </p>
      </div>
      {isTeacher && (
        <div className="lesson-actions">
          <Button variant="text-danger" onClick={onDelete}>
            删除
          </Button>
          <Button icon="edit" onClick={onEdit}>
            编辑
          </Button>
          <Button variant={isPublished ? 'default' : 'primary'} onClick={onRelease}>
            {isPublished ? '撤回发布' : '发布'}
          </Button>
        </div>
      )}
    </header>
  )
}
