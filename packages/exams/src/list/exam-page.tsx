import { CallError, readable } from '@mango/client'
import { useClient, useEarlyQuery } from '@mango/client/react'
import { text } from '@mango/contract/exams'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { FailedState } from '@mango/ui/failed-state'
import { Pager } from '@mango/ui/pager'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { DeleteExam } from '../delete-exam.tsx'
import { examPage } from '../exams.query.ts'
import type { BasketStore } from '../merge/basket.store.ts'
import type { Exam } from './exam-row-actions.tsx'
import { ExamTable } from './exam-table.tsx'
import { pageCount, type ExamView } from './view.ts'

interface ExamPageProps {
  view: ExamView
  basket: BasketStore
  onPage(page: number, replace?: boolean): void
  onReset(): void
  onOpen(exam: Exam): void
  onChoose(exam: Exam): void
  /** False for a person who may not delete exams. */
  onDeleted: ((examId: number) => void) | false
}

/** One page of exams with its pager. */
export function ExamPage({ view, basket, onPage, onReset, onOpen, onChoose, onDeleted }: ExamPageProps) {
  const client = useClient()
  const query = useEarlyQuery(examPage(client, view.filters, view.page))
  const chosen = useStore(basket.store, (state) => state.chosen)
  const chosenIds = useMemo(() => new Set(chosen.map((exam) => exam.examId)), [chosen])
  const [deleting, setDeleting] = useState<Exam>()
  const total = query.data?.total
  const pages = pageCount(total ?? 0)

  // A deletion or an old link can point behind the end.
  const behind = total !== undefined && !query.isPlaceholderData && view.page > pages
  const stayInside = useEffectEvent(() => onPage(pages, true))
  useEffect(() => {
    if (behind) stayInside()
  }, [behind])

  const nothing = query.isError ? (
    <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  ) : (
    <EmptyState drawing="search" text={text.empty} action={<Button onClick={onReset}>清除筛选</Button>} />
  )
  return (
    <section className="exam-page" part="table" aria-label="考试列表">
      <ExamTable
        exams={query.isError ? [] : (query.data?.data ?? [])}
        loading={query.isPending || query.isPlaceholderData}
        empty={nothing}
        chosen={chosenIds}
        onOpen={onOpen}
        onChoose={onChoose}
        onDelete={onDeleted ? setDeleting : undefined}
      />
      <Pager
        page={Math.min(view.page, pages)}
        pages={pages}
        ends
        jump={pages > 5}
        onChange={(page) => onPage(page)}
        summary={total === undefined ? ' ' : `共 ${total} 场 · 第 ${Math.min(view.page, pages)} / ${pages} 页`}
      />
      {deleting && onDeleted && (
        <DeleteExam
          exam={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={onDeleted}
          onOpenSubjects={() => onOpen(deleting)}
        />
      )}
    </section>
  )
}

function Failed({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry(): void }) {
  const refused = error instanceof CallError && error.kind === 'refused'
  if (refused)
    return <EmptyState drawing="lock" text={readable(error)} action={<Button onClick={onRetry}>重试</Button>} />
  return <FailedState text="考试列表没有加载出来" detail={readable(error)} busy={busy} onRetry={onRetry} />
}
