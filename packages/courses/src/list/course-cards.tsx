import { text } from '@mango/contract/courses'
import type { Course } from '@mango/contract/courses'
import { EmptyState } from '@mango/ui/empty-state'
import { Icon } from '@mango/ui/icon'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure, type Load } from '@mango/widget/failure'
import { useEffect } from 'react'
import { byTerm } from '../rules.ts'
import { useNow } from '../use-now.ts'
import { CourseCard, type CardActions } from './course-card.tsx'

interface CourseCardsProps {
  load: Load & { readonly data: readonly Course[] | undefined }
  finished: boolean
  actions: CardActions
  onCreate(): void
}

const waitingCards = 8
const againMilliseconds = 5 * 60_000

/** The courses of a tab, finished ones by term, in every state the list can be in. */
export function CourseCards({ load, finished, actions, onCreate }: CourseCardsProps) {
  const now = useNow()
  const courses = load.data
  const { refetch } = load
  const over = courses?.flatMap(({ nextEnd }) => (nextEnd && nextEnd <= now ? nextEnd : [])).join()
  useEffect(() => {
    if (!over) return
    // Behind an hour that is over comes another one. The server's clock may be a little behind; one that is hours behind is not waited for.
    void refetch()
    const again = setTimeout(() => void refetch(), againMilliseconds)
    return () => clearTimeout(again)
  }, [over, refetch])
  const creates = actions.audience === 'teacher' && !finished
  if (!courses && load.error) return <LoadFailure load={load} title={text.errorTitle} />
  if (!courses)
    return (
      <ul className="course-grid" aria-busy="true">
        {Array.from({ length: waitingCards }, (_, place) => (
          <li key={place} className="course-card" aria-hidden="true">
            <Skeleton height={104} />
            <span className="course-facts">
              <Skeleton lines={2} />
            </span>
          </li>
        ))}
      </ul>
    )
  if (courses.length === 0 && !creates)
    return (
      <EmptyState
        text={finished ? '还没有已完成的课' : '现在没有正在上的课'}
        detail={finished ? '学期结束后，上过的课会按学期排在这里。' : '老师开课后，课程会出现在这里。'}
      />
    )
  const cards = (some: readonly Course[]) =>
    some.map((course) => <CourseCard key={course.courseId} course={course} now={now} {...actions} />)
  if (!finished)
    return (
      <ul className="course-grid" part="courses">
        {creates && (
          <li className="course-new" data-print="no">
            <button type="button" onClick={onCreate}>
              <Icon name="plus" size={28} />
              <strong>{text.newCourse}</strong>
              <span>给班级，或给选出的学生</span>
            </button>
          </li>
        )}
        {cards(courses)}
      </ul>
    )
  return byTerm(courses).map(({ name, courses: ofTerm }) => (
    <section key={name} className="course-term" aria-label={name}>
      <h2>
        {name}
        <span className="num">{ofTerm.length} 门</span>
      </h2>
      <ul className="course-grid" part="courses">
        {cards(ofTerm)}
      </ul>
    </section>
  ))
}
