import { useClient } from '@mango/client/react'
import { text, type ExamFilters } from '@mango/contract/exams'
import type { ComponentProps } from '@mango/element'
import { useNotify } from '@mango/ui/notice'
import { Screen } from '@mango/ui/screen'
import { Widget } from '@mango/widget'
import { lateDialog } from '@mango/widget/late-dialog'
import { latePart } from '@mango/widget/late-part'
import { leaveFor, pageAddress, pageLink } from '@mango/widget/leave'
import { useListNotice } from '@mango/widget/list-notice'
import { usePageSubject } from '@mango/widget/page-subject'
import { useCallback, useImperativeHandle, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { face } from './exam-list.face.ts'
import { refreshExams } from './exams.query.ts'
import { ExamFilterBar } from './list/exam-filter-bar.tsx'
import { ExamPage } from './list/exam-page.tsx'
import type { TickedExams } from './list/exam-table.tsx'
import type { Exam } from './list/exam-row-actions.tsx'
import { ListActions } from './list/list-actions.tsx'
import type { ListToolsProps } from './list/list-tools.tsx'
import { useExamView } from './list/use-exam-view.ts'
import { useTableSettings } from './list/use-table-settings.ts'
import { filtersOf, noFilters } from './list/view.ts'
import type { BasketStore } from './merge/basket.store.ts'
import { useBasket } from './merge/use-basket.ts'
import { usePermissions } from './use-permissions.ts'

const BasketAside = latePart<{ basket: BasketStore }>(
  () => import('./merge/basket-aside.tsx'),
  () => <div className="basket" />,
)
const MergeDialog = lateDialog(() => import('./merge/merge-dialog.tsx'))
const KeepFocus = latePart(() => import('@mango/widget/keep-focus'))

/** Its room is kept: nothing moves when it comes. */
const ListTools = latePart<ListToolsProps>(
  () => import('./list/list-tools.tsx'),
  ({ mayDelete }) => <span className="list-tools list-tools-room" data-three={mayDelete || undefined} />,
)

const detailsPath = '/examinationMan/details'
const detailsOf = ({ examId, examName: name }: Exam) => ({ examId, name })

type ExamListProps = ComponentProps<typeof face>

export function ExamList(props: ExamListProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Management {...props} />
    </Widget>
  )
}

function Management({ view: given, heading, authority, host, emit, setProp, context, ref }: ExamListProps) {
  const client = useClient()
  const notify = useNotify()
  const may = usePermissions(authority)
  const basket = useBasket()
  const settings = useTableSettings()
  const { view, show } = useExamView({ view: given, basket, setProp, emit })
  const page = usePageSubject({
    subject: context.subject,
    own: view.subjectIds.length > 0,
    drop: () => show({ subjectIds: [], page: 1 }, true),
  })
  const shown = page.followed === undefined ? view : { ...view, subjectIds: [page.followed] }
  // Also while it is empty and can be brought back.
  const hasBasket = useStore(basket.store, ({ chosen, before }) => chosen.length + before.length > 0)
  const [merging, setMerging] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useListNotice('exam-list', list)
  const [ticked, setTicked] = useState<TickedExams>(new Map())
  const [resets, setResets] = useState(0)

  /** Shows other filters from their first page; the same ones are asked for again. */
  const filter = (filters: ExamFilters) => {
    const follows = page.followed !== undefined && filters.subjectIds.join() === String(page.followed)
    if (!follows) page.letGo()
    const changed = show({ ...filters, ...(follows && { subjectIds: [] }), page: 1 })
    // To let the page's subject go is a change of its own.
    if (!changed && (follows || page.followed === undefined)) void refreshExams(client)
  }
  /** Also what was chosen in the bar and not asked for. */
  const reset = () => {
    setResets(resets + 1)
    filter(noFilters)
  }
  useImperativeHandle(ref, () => ({ reload: () => void refreshExams(client), reset }))

  const linkOf = useCallback(
    (exam: Exam) =>
      pageLink(pageAddress(context, detailsPath, detailsOf(exam)), () => emit('exam-open', detailsOf(exam))),
    [context, emit],
  )
  const open = (exam: Exam) => {
    if (emit('exam-open', detailsOf(exam))) leaveFor(context, detailsPath, detailsOf(exam))
  }
  const form = pageLink(pageAddress(context, '/examinationMan/newExams'), () => emit('exam-create'))
  const choose = (exam: Exam) => {
    if (exam.subjectNames.length === 0) notify({ kind: 'warning', text: text.mergeWithoutSubject })
    else if (!basket.add(exam)) notify({ kind: 'warning', text: '合并列表已满' })
  }
  const forget = (gone: readonly number[]) => {
    for (const examId of gone) basket.forget(examId)
    setTicked((before) => new Map([...before].filter(([examId]) => !gone.includes(examId))))
  }
  const merged = (name: string, examIds: number[]) => {
    setMerging(false)
    forget(examIds)
    notify({ kind: 'success', text: text.merged })
    emit('exams-merged', { name, examIds })
  }
  const undone = ({ examId }: Exam, examIds: readonly number[]) => {
    forget([examId])
    emit('merge-undone', { examId, examIds })
  }
  const deleted = (...examIds: number[]) => {
    forget(examIds)
    for (const examId of examIds) emit('exam-deleted', { examId })
  }

  return (
    <Screen
      ref={list}
      heading={heading}
      actions={
        <>
          <ListTools
            settings={settings}
            filters={filtersOf(shown)}
            sort={shown.sort}
            mayDelete={may.delete}
            onPageSize={() => show({ page: 1 })}
          />
          <ListActions basket={basket} onMerge={() => setMerging(true)} form={may.create && form} />
        </>
      }
    >
      <ExamFilterBar
        key={resets}
        filters={filtersOf(shown)}
        followed={page.followed}
        onFilter={filter}
        onLetGo={page.letGo}
      />
      <div className="exams-body">
        <ExamPage
          view={shown}
          basket={basket}
          settings={settings}
          onPage={(page, replace) => show({ page }, replace)}
          onSort={(sort) => show({ sort, page: 1 })}
          ticked={ticked}
          onTick={setTicked}
          onReset={reset}
          linkOf={linkOf}
          onOpen={open}
          onChoose={choose}
          onUndone={undone}
          onDeleted={may.delete && deleted}
        />
        {hasBasket && <BasketAside basket={basket} />}
      </div>
      {may.delete && <KeepFocus root={host.shadowRoot ?? host} />}
      {merging && <MergeDialog basket={basket} onClose={() => setMerging(false)} onMerged={merged} />}
    </Screen>
  )
}
