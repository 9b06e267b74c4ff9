import { useClient, useEarlyQuery } from '@mango/client/react'
import { text, type ExamListItem, type ExamOrder } from '@mango/contract/exams'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { lateDialog } from '@mango/widget/late-dialog'
import { ListPager, usePagedList } from '@mango/widget/list'
import type { PageLink } from '@mango/widget/leave'
import { useSteady } from '@mango/widget/steady'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { examPage, isPublic } from '../exams.query.ts'
import type { BasketStore } from '../merge/basket.store.ts'
import { examColumns } from './exam-columns.tsx'
import type { Exam } from './exam-row-actions.tsx'
import { ExamTable, type TickedExams } from './exam-table.tsx'
import type { TableSettingsStore } from './table-settings.store.ts'
import { filtersOf, type ExamView } from './view.ts'

const UndoMerge = lateDialog(() => import('../merge/undo-merge.tsx'))
const DeleteExam = lateDialog(() => import('../delete-exam.tsx'))

interface ExamPageProps {
  view: ExamView
  basket: BasketStore
  settings: TableSettingsStore
  onPage(page: number, replace: boolean): void
  onSort(sort: ExamOrder): void
  ticked: TickedExams
  onTick(ticked: TickedExams): void
  onReset(): void
  /** The same as long as its page is. */
  linkOf(exam: Exam): PageLink
  onOpen(exam: Exam): void
  onChoose(exam: Exam): void
  onUndone(exam: Exam, examIds: readonly number[]): void
  /** False for a person who may not delete exams. */
  onDeleted: ((...examIds: number[]) => void) | false
}

const look = {
  label: '考试',
  failed: '考试列表没有加载出来',
  rowKey: ({ examId }: ExamListItem) => examId,
  /** Exams that are not public have a grey border at the start. */
  accent: (exam: ExamListItem) => (isPublic(exam) ? undefined : ('line' as const)),
}

/** One page of exams with its pager. */
export function ExamPage(props: ExamPageProps) {
  const { view, basket, settings, ticked, onTick, onPage, onSort, onReset } = props
  const { linkOf, onOpen, onChoose, onUndone, onDeleted } = props
  const client = useClient()
  const { columns: shown, pageSize } = useStore(settings.store)
  const { page, sort } = view
  const query = useEarlyQuery(examPage(client, filtersOf(view), { page, pageSize, sort }))
  const list = usePagedList(query, { page, pageSize, onPage })
  useEffect(() => basket.learn(list.rows), [basket, list.rows])
  const chosen = useStore(basket.store, (state) => state.chosen)
  const chosenIds = useMemo(() => new Set(chosen.map((exam) => exam.examId)), [chosen])
  const [deleting, setDeleting] = useState<Exam>()
  const [undoing, setUndoing] = useState<Exam>()
  const choose = useSteady(onChoose)
  const mayDelete = onDeleted !== false
  const columns = useMemo(
    () =>
      examColumns(shown, {
        chosen: chosenIds,
        linkOf,
        onChoose: choose,
        onUndoMerge: setUndoing,
        onDelete: mayDelete ? setDeleting : undefined,
      }),
    [shown, chosenIds, linkOf, choose, mayDelete],
  )
  return (
    <section className="exam-page" part="table" aria-label="考试列表">
      <ExamTable
        list={list}
        empty={<EmptyState drawing="search" text={text.empty} action={<Button onClick={onReset}>清除筛选</Button>} />}
        {...look}
        columns={columns}
        sort={sort}
        onSort={onSort}
        ticked={ticked}
        onTick={onTick}
        onChoose={onChoose}
        onDeleted={onDeleted ? (examIds) => onDeleted(...examIds) : undefined}
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
          onDeleted={(examId) => onDeleted(examId)}
          onOpenSubjects={() => onOpen(deleting)}
        />
      )}
    </section>
  )
}
