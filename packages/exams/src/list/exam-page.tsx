import { useClient, useEarlyQuery } from '@mango/client/react'
import { examPageSize, text } from '@mango/contract/exams'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { lateDialog } from '@mango/widget/late-part'
import { ListPager, usePagedList } from '@mango/widget/list'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { examPage } from '../exams.query.ts'
import type { BasketStore } from '../merge/basket.store.ts'
import type { Exam } from './exam-row-actions.tsx'
import { ExamTable } from './exam-table.tsx'
import { filtersOf, type ExamView } from './view.ts'

const UndoMerge = lateDialog(() => import('../merge/undo-merge.tsx'))
const DeleteExam = lateDialog(() => import('../delete-exam.tsx'))

interface ExamPageProps {
  view: ExamView
  basket: BasketStore
  onPage(page: number, replace: boolean): void
  onReset(): void
  onOpen(exam: Exam): void
  onChoose(exam: Exam): void
  onUndone(exam: Exam, examIds: readonly number[]): void
  /** False for a person who may not delete exams. */
  onDeleted: ((examId: number) => void) | false
}

/** One page of exams with its pager. */
export function ExamPage({ view, basket, onPage, onReset, onOpen, onChoose, onUndone, onDeleted }: ExamPageProps) {
  const client = useClient()
  const query = useEarlyQuery(examPage(client, filtersOf(view), view.page))
  const list = usePagedList(query, { page: view.page, pageSize: examPageSize, onPage })
  const chosen = useStore(basket.store, (state) => state.chosen)
  const chosenIds = useMemo(() => new Set(chosen.map((exam) => exam.examId)), [chosen])
  const [deleting, setDeleting] = useState<Exam>()
  const [undoing, setUndoing] = useState<Exam>()
  return (
    <section className="exam-page" part="table" aria-label="考试列表">
      <ExamTable
        list={list}
        empty={<EmptyState drawing="search" text={text.empty} action={<Button onClick={onReset}>清除筛选</Button>} />}
        chosen={chosenIds}
        onOpen={onOpen}
        onChoose={onChoose}
        onUndoMerge={setUndoing}
        onDelete={onDeleted ? setDeleting : undefined}
      />
      <ListPager list={list} unit="场" ends jump={list.pages > 5} />
      {undoing && (
        <UndoMerge
          exam={undoing}
          onClose={() => setUndoing(undefined)}
          onUndone={(examIds) => onUndone(undoing, examIds)}
        />
      )}
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
