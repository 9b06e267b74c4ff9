import type { Course } from '@mango/contract/courses'
import { dayOf } from '@mango/contract/platform-time'
import type { Connection } from '@mango/element'
import { IconButton } from '@mango/ui/icon-button'
import { Menu } from '@mango/ui/menu'
import { Tag } from '@mango/ui/tag'
import { minuteName } from '@mango/widget/day'
import { pageAddress, pageLink } from '@mango/widget/leave'
import { CourseCover } from '../course-cover.tsx'
import type { Audience } from '../courses.query.ts'
import { courseAddress } from '../rules.ts'

export interface CardActions {
  readonly audience: Audience
  readonly context: Connection
  /** Tells that a course was chosen; false where the page goes there itself. */
  onOpen(course: Course): boolean
  onEdit(course: Course): void
  onDelete(course: Course): void
}

interface CourseCardProps extends CardActions {
  course: Course
  now: string
}

/** As a card goes that has the focus, the one beside it takes that. */
const passFocusOn = (card: HTMLLIElement) => () => {
  const beside = card.nextElementSibling ?? card.previousElementSibling
  if (card.matches(':focus-within')) beside?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
}

/** A course: a link to its lessons, and what its teacher can do with it. */
export function CourseCard({ course, now, audience, context, onOpen, onEdit, onDelete }: CourseCardProps) {
  const { isCustomCourse, courseId, ...rest } = courseAddress(course)
  const ofTeacher = audience === 'teacher'
  const address = ofTeacher
    ? pageAddress(context, '/mangoTeacher/teacherClassroomList', { courseId, isCustomCourse, ...rest })
    : pageAddress(context, '/mangoStudent/classroomList', { id: courseId, isCustomCourse })
  return (
    <li className="course-card" ref={passFocusOn}>
      <a className="course-link" {...pageLink(address, () => onOpen(course), ofTeacher)}>
        <CourseCover coverUrl={course.coverUrl} title={course.title} />
        <span className="course-facts">
          <span className="course-class">
            <span title={course.className}>{ofTeacher ? course.className || '还没有学生' : course.teacherName}</span>
            {ofTeacher && Boolean(course.studentNum) && <span>· {course.studentNum} 人</span>}
          </span>
          <span className="course-line">
            <span className="course-when">{whenText(course, now)}</span>
            <State course={course} now={now} />
          </span>
        </span>
      </a>
      {ofTeacher && (
        <Menu
          label={`${course.title} 的操作`}
          placement="bottom-end"
          trigger={(props) => (
            <IconButton {...props} className="course-menu" icon="more" label={`${course.title} 的更多操作`} />
          )}
          items={[
            { label: '编辑', icon: 'edit', onSelect: () => onEdit(course) },
            'separator',
            { label: '删除', icon: 'trash', danger: true, onSelect: () => onDelete(course) },
          ]}
        />
      )}
    </li>
  )
}

const runs = ({ nextBegin, nextEnd }: Course, now: string) =>
  Boolean(nextBegin && nextEnd && nextBegin <= now && now < nextEnd)

/** When it is next; a finished course has no hour any more. */
function whenText({ nextBegin, nextEnd, termName }: Course, now: string): string {
  if (termName) return '已结束'
  if (!nextBegin || !nextEnd || nextEnd <= now) return '暂无排课'
  return minuteName(nextBegin, dayOf(now))
}

function State({ course, now }: { course: Course; now: string }) {
  if (runs(course, now))
    return (
      <Tag tone="leaf" dot>
        正在上课
      </Tag>
    )
  return course.preInstall ? null : <Tag tone="sky">自建</Tag>
}
