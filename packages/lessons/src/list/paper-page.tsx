import { useClient } from '@mango/client/react'
import { paperPageSize, type PaperRecord } from '@mango/contract/paper-records'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { CardSkeletons } from '@mango/ui/skeletons'
import type { PageLink } from '@mango/widget/leave'
import { ListItems, ListPager, usePagedList } from '@mango/widget/list'
import { useQuery } from '@tanstack/react-query'
import { paperPage } from '../lessons.query.ts'
import { PaperCards } from './paper-cards.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'

interface PaperPageProps {
  courseId: number
  source: 1 | 4
  query: string
  month: number
  page: number
  onPage(page: number, replace: boolean): void
  linkOf(paper: PaperRecord): PageLink
  /** Shows all papers again. */
  onReset(): void
}

/** A page of the course's homework or exams. */
export function PaperPage({ onPage, linkOf, onReset, ...wish }: PaperPageProps) {
  const query = useQuery(paperPage(useClient(), wish))
  const list = usePagedList(query, { page: wish.page, pageSize: paperPageSize, onPage })
  const top = useScrollToTop(query.dataUpdatedAt)
  return (
    <section ref={top} className="lesson-page" part="lessons" aria-label="试卷列表">
      <ListItems
        list={list}
        waiting={<CardSkeletons count={6} lines={2} />}
        empty={
          <EmptyState
            drawing={wish.query ? 'search' : 'empty'}
            action={wish.query && <Button onClick={onReset}>清除筛选</Button>}
            text={wish.query ? '没有找到相关内容' : wish.source === 4 ? '这里还没有作业' : '这里还没有考试'}
          />
        }
      >
        {(rows) => <PaperCards papers={rows} busy={list.stale} linkOf={linkOf} />}
      </ListItems>
      {/* A page that did not come leaves the way to the others. */}
      {(list.rows.length > 0 || list.pages > 1) && <ListPager list={list} unit="份" ends />}
    </section>
  )
}
