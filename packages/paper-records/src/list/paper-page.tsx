import { useClient, useEarlyQuery } from '@mango/client/react'
import { paperPageSize, type PaperRecord, type PaperType } from '@mango/contract/paper-records'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { Skeleton } from '@mango/ui/skeleton'
import { useToday } from '@mango/widget/day'
import type { PageLink } from '@mango/widget/leave'
import { ListItems, ListPager, usePagedList } from '@mango/widget/list'
import { records } from '../papers.query.ts'
import { paperView, type PaperView } from '../view.ts'
import { dayGroups } from './day-groups.ts'
import { PaperCards } from './paper-cards.tsx'

interface PaperPageProps {
  readonly type: PaperType
  readonly view: PaperView
  onPage(page: number, replace: boolean): void
  onReset(): void
  linkOf(paper: PaperRecord): PageLink
}

const words = {
  homework: { unit: '份', none: '还没有作业', detail: '交了作业、上传了作答，就会出现在这里' },
  exam: { unit: '场', none: '还没有考试', detail: '考完试、出了成绩，就会出现在这里' },
} as const

/** One page of papers with its pager. */
export function PaperPage({ type, view, onPage, onReset, linkOf }: PaperPageProps) {
  const query = useEarlyQuery(records(useClient(), type, view))
  const list = usePagedList(query, { page: view.page, pageSize: paperPageSize, onPage })
  const today = useToday()
  const { unit, none, detail } = words[type]
  const isNarrowed = paperView.format({ ...view, page: 1 }) !== ''
  const empty = isNarrowed ? (
    <EmptyState
      drawing="search"
      text={type === 'exam' ? '没有符合条件的考试' : '没有符合条件的作业'}
      action={<Button onClick={onReset}>查看全部</Button>}
    />
  ) : (
    <EmptyState text={none} detail={detail} />
  )
  return (
    <section className="paper-page" part="list" aria-label={type === 'exam' ? '考试' : '作业'}>
      <div className="paper-page-rows" data-stale={list.stale || undefined} aria-busy={list.loading}>
        <ListItems list={list} waiting={<Waiting />} empty={empty} failed="列表没有加载出来">
          {(rows) => <PaperCards groups={dayGroups(rows, today)} linkOf={linkOf} />}
        </ListItems>
      </div>
      <ListPager list={list} unit={unit} jump />
    </section>
  )
}

const Waiting = () => (
  <div className="papers" aria-hidden="true">
    {[2, 3, 4].map((count) => (
      <div key={count} className="paper-day">
        <Skeleton width={120} height={20} />
        <ul>
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <div className="paper-card">
                <Skeleton width={40} height={40} />
                <span className="paper-words">
                  <Skeleton lines={2} />
                </span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)
