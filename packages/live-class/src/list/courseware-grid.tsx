import { readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import type { Courseware } from '@mango/contract/coursewares'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { FailedState } from '@mango/ui/failed-state'
import { Skeleton } from '@mango/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { coursewareList } from '../courseware.query.ts'
import type { CoursewareFilter } from '../courseware-list.face.ts'
import { useErrorNotice } from '../use-error-notice.ts'
import { CoursewareCard } from './courseware-card.tsx'
import type { OpenDialog } from './courseware-dialogs.tsx'
import { useEndInSight } from './use-end-in-sight.ts'

interface CoursewareGridProps {
  filter: CoursewareFilter
  onEdit(courseware: Courseware): void
  onOpen(kind: OpenDialog['kind'], courseware: Courseware): void
  onCreate(): void
}

/** The coursewares so far; more load when the end comes into sight. */
export function CoursewareGrid({ filter, onEdit, onOpen, onCreate }: CoursewareGridProps) {
  const query = useInfiniteQuery(coursewareList(useClient(), filter))
  useErrorNotice(query)
  const items = query.data?.pages.flatMap((page) => page.data) ?? []
  const total = query.data?.pages.at(-1)?.total ?? 0
  const more = query.hasNextPage && !query.isFetching && !query.isError
  const end = useEndInSight(more, () => void query.fetchNextPage())
  const narrowed = Boolean(filter.subjectId || filter.gradeId || filter.name) || filter.share !== undefined

  if (query.isError && items.length === 0)
    return (
      <FailedState
        text="课件列表没有加载出来"
        detail={readable(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  if (query.isSuccess && items.length === 0)
    return narrowed ? (
      <EmptyState drawing="search" text="没有符合条件的课件" detail="换个科目、年级或关键词试试" />
    ) : (
      <EmptyState
        text="还没有课件"
        detail="用试卷或试题篮里的选择题做一份课件，就可以开始上课"
        action={
          <Button variant="primary" icon="plus" onClick={onCreate}>
            新建课件
          </Button>
        }
      />
    )
  return (
    <div className="courseware-scroll" aria-busy={query.isFetching}>
      <ul className="courseware-grid" part="list" aria-label="课件" data-stale={query.isPlaceholderData || undefined}>
        {items.map((courseware) => (
          <CoursewareCard key={courseware.id} courseware={courseware} onEdit={onEdit} onOpen={onOpen} />
        ))}
        {(query.isPending || query.isFetchingNextPage) && <Waiting />}
      </ul>
      <div ref={end} className="courseware-end">
        {query.isFetchNextPageError && (
          <Button icon="retry" onClick={() => void query.fetchNextPage()}>
            没有加载出来，重试
          </Button>
        )}
        {more && (
          <Button variant="text" onClick={() => void query.fetchNextPage()}>
            加载更多
          </Button>
        )}
        {query.isSuccess && !query.hasNextPage && <span role="status">共 {total} 份课件，已全部显示</span>}
      </div>
    </div>
  )
}

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
