import { useClient } from '@mango/client/react'
import { text } from '@mango/contract'
import type { Courseware } from '@mango/contract/coursewares'
import { Button, ButtonLink } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { Skeleton } from '@mango/ui/skeleton'
import type { PageLink } from '@mango/widget/leave'
import { ListItems, useGrowingList } from '@mango/widget/list'
import { ListStatus } from '@mango/widget/list-status'
import { useInfiniteQuery } from '@tanstack/react-query'
import { coursewareList } from '../courseware.query.ts'
import { CoursewareCard } from './courseware-card.tsx'
import type { OpenDialog } from './courseware-dialogs.tsx'
import { useEndInSight } from './use-end-in-sight.ts'
import { coursewareView, type CoursewareView } from './view.ts'

interface CoursewareGridProps {
  view: CoursewareView
  /** Where a courseware is made. */
  form: PageLink
  /** Where one is edited; the same as long as its page is. */
  linkOf(courseware: Courseware): PageLink
  onOpen(kind: OpenDialog['kind'], courseware: Courseware): void
  /** Shows all coursewares again. */
  onReset(): void
}

/** The coursewares so far; more load when the end comes into sight. */
export function CoursewareGrid({ view, form, linkOf, onOpen, onReset }: CoursewareGridProps) {
  const list = useGrowingList(useInfiniteQuery(coursewareList(useClient(), view)))
  const end = useEndInSight(list.more, list.grow)
  return (
    <>
      <ListStatus total={list.total} unit="份课件" />
      <ListItems
        list={list}
        failed={text.errorTitle}
        waiting={
          <ul className="courseware-grid" aria-busy="true" aria-label="课件">
            <Waiting />
          </ul>
        }
        empty={<Nothing narrowed={coursewareView.format(view) !== ''} {...{ form, onReset }} />}
      >
        {(coursewares) => (
          <div className="courseware-scroll" aria-busy={list.load.isFetching}>
            <ul className="courseware-grid" part="list" aria-label="课件" data-stale={list.stale || undefined}>
              {coursewares.map((courseware) => (
                <CoursewareCard key={courseware.id} courseware={courseware} linkOf={linkOf} onOpen={onOpen} />
              ))}
              {list.growing && <Waiting />}
            </ul>
            <div ref={end} className="courseware-end">
              {list.stuck && (
                <Button icon="retry" onClick={list.retry}>
                  没有加载出来，重试
                </Button>
              )}
              {list.more && (
                <Button variant="text" onClick={list.grow}>
                  加载更多
                </Button>
              )}
              {list.whole && <span>共 {list.total} 份课件，已全部显示</span>}
            </div>
          </div>
        )}
      </ListItems>
    </>
  )
}

const Nothing = ({ narrowed, form, onReset }: { narrowed: boolean; form: PageLink; onReset(): void }) =>
  narrowed ? (
    <EmptyState
      drawing="search"
      text="没有符合条件的课件"
      detail="换个科目、年级或关键词试试"
      action={<Button onClick={onReset}>清除筛选</Button>}
    />
  ) : (
    <EmptyState
      text="还没有课件"
      detail="用试卷或试题篮里的选择题做一份课件，就可以开始上课"
      action={
        <ButtonLink variant="primary" icon="plus" {...form}>
          新建课件
        </ButtonLink>
      }
    />
  )

const Waiting = () =>
  Array.from({ length: 6 }, (_, index) => (
    <li key={index} className="courseware-card" aria-hidden="true">
      <div className="courseware-cover">
        <Skeleton height="100%" />
      </div>
      <div className="courseware-words">
        <Skeleton lines={2} />
      </div>
    </li>
  ))
