import { useClient, useEarlyQuery } from '@mango/client/react'
import { text, type LessonRow } from '@mango/contract/lessons'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { CardSkeletons, RowSkeletons } from '@mango/ui/skeletons'
import type { PageLink } from '@mango/widget/leave'
import { ListItems, ListPager, usePagedList } from '@mango/widget/list'
import { ListStatus } from '@mango/widget/list-status'
import { lessonPage, lessonPageSize, type Course, type LessonWish } from '../lessons.query.ts'
import { LessonCards } from './lesson-cards.tsx'
import { LessonRows } from './lesson-rows.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'

interface LessonPageProps {
  course: Course
  wish: LessonWish
  onPage(page: number, replace: boolean): void
  linkOf(lessonId: number): PageLink
  onDelete(lesson: LessonRow): void
  onMake(hourId: number | undefined): void
  /** Shows all lessons again. */
  onReset(): void
}

/** A page of lessons with its pager. */
export function LessonPage({ course, wish, onPage, linkOf, onDelete, onMake, onReset }: LessonPageProps) {
  const isTeacher = course.audience === 'teacher'
  const query = useEarlyQuery(lessonPage(useClient(), course, wish))
  const list = usePagedList(query, { page: wish.page, pageSize: lessonPageSize[course.audience], onPage })
  const top = useScrollToTop(query.dataUpdatedAt)
  const isFiltered = wish.query !== '' || wish.chapterId !== '' || wish.month > 0 || wish.status > 0
  const empty = isFiltered ? (
    <EmptyState
      drawing="search"
      text="没有找到课堂"
      detail="换一个章节、月份或搜索词试试"
      action={<Button onClick={onReset}>清除筛选</Button>}
    />
  ) : (
    <EmptyState
      text="这门课还没有课堂"
      detail={isTeacher ? '新建一节课堂，放入视频、课件和学习资料' : '老师发布后会出现在这里'}
      action={
        isTeacher && (
          <Button variant="primary" icon="plus" onClick={() => onMake(undefined)}>
            新建课堂
          </Button>
        )
      }
    />
  )
  return (
    <section ref={top} className="lesson-page" part="lessons" aria-label="课堂列表">
      <ListItems
        list={list}
        waiting={isTeacher ? <RowSkeletons count={7} start="wide" /> : <CardSkeletons count={6} ratio={16 / 9} />}
        empty={empty}
        failed={text.errorTitle}
      >
        {(rows) =>
          isTeacher ? (
            <LessonRows lessons={rows} busy={list.stale} {...{ linkOf, onDelete, onMake }} />
          ) : (
            <LessonCards lessons={rows} busy={list.stale} linkOf={linkOf} />
          )
        }
      </ListItems>
      {/* The pager tells of the others, and goes with them, but for a page that did not come: it is the way to the others. */}
      <ListStatus total={list.rows.length === 0 ? list.total : undefined} unit="节课" />
      {(list.rows.length > 0 || list.pages > 1) && <ListPager list={list} unit="节课" ends />}
    </section>
  )
}
