import { useClient } from '@mango/client/react'
import { text, type PaperRecord } from '@mango/contract/paper-records'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { Screen } from '@mango/ui/screen'
import { Tabs } from '@mango/ui/tabs'
import { Widget } from '@mango/widget'
import { LoadFailure } from '@mango/widget/failure'
import { lateDialog } from '@mango/widget/late-dialog'
import { latePart } from '@mango/widget/late-part'
import { pageLink } from '@mango/widget/leave'
import { PageSubject, usePageSubject } from '@mango/widget/page-subject'
import { useView } from '@mango/widget/view'
import { useQuery } from '@tanstack/react-query'
import { useImperativeHandle, useState } from 'react'
import { PaperPage } from './list/paper-page.tsx'
import { TitleSearch } from './list/title-search.tsx'
import { useCompleteMessage } from './list/use-complete-message.ts'
import { paperAddress } from './open-paper.ts'
import type { face } from './paper-list.face.ts'
import { refreshPapers, subjects } from './papers.query.ts'
import { useOpenCorrection } from './picker/use-open-correction.ts'
import { paperView } from './view.ts'

type PaperListProps = ComponentProps<typeof face>

const MonthTree = latePart(() => import('./list/month-tree.tsx'))
const PickerDialog = lateDialog(() => import('./picker/picker-dialog.tsx'))

export function PaperList(props: PaperListProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Papers {...props} />
    </Widget>
  )
}

const words = {
  homework: { heading: '作业', search: '搜索作业' },
  exam: { heading: '考试', search: '搜索考试' },
} as const

/** The months of one subject are not those of another. */
const everySubject = { subjectId: '', year: '', month: 0 } as const

function Papers({ type, view: given, heading, emit, setProp, context, ref }: PaperListProps) {
  const client = useClient()
  const { view: own, show } = useView(paperView, { view: given, setProp, emit })
  const page = usePageSubject({
    subject: context.subject,
    own: own.subjectId !== '',
    drop: () => show({ ...everySubject, page: 1 }, true),
  })
  const view = { ...own, subjectId: page.followed ?? own.subjectId }
  const [choosing, setChoosing] = useState(false)
  const subjectQuery = useQuery(subjects(client))
  const openCorrection = useOpenCorrection(context, (detail) => emit('correction-open', detail))
  const reload = () => void refreshPapers(client)
  useCompleteMessage(reload)
  useImperativeHandle(ref, () => ({ reload }))

  const linkOf = (paper: PaperRecord) => {
    const { id, correctBySelf, composedPaperId } = paper
    return pageLink(paperAddress(context, type, paper), () =>
      emit('paper-open', { id, type, correctBySelf, quickExamPaperId: composedPaperId ?? undefined }),
    )
  }
  const tabs = [
    { value: '', label: text.all },
    ...(subjectQuery.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <Screen
      className="paper-list"
      heading={heading || words[type].heading}
      actions={
        <>
          <TitleSearch
            label={words[type].search}
            query={view.query}
            onSearch={(query) => show({ query, page: 1 }) || reload()}
          />
          <Button variant="primary" icon="upload" onClick={() => setChoosing(true)}>
            {text.uploadForCorrection}
          </Button>
        </>
      }
    >
      <Tabs
        label="科目"
        items={tabs}
        value={String(view.subjectId)}
        onChange={(value) => {
          // 全部 is chosen, and not only where the page's subject ends.
          if (value === '') page.letGo()
          show({ ...everySubject, subjectId: value === '' ? '' : Number(value), page: 1 })
        }}
      />
      <LoadFailure load={subjectQuery} title="科目没有加载出来" compact />
      {page.followed !== undefined && (
        <div>
          <PageSubject subject={page.followed} onLetGo={page.letGo} />
        </div>
      )}
      <div className="paper-columns" data-print="flow">
        <nav className="paper-months" part="filters" aria-label="月份" data-print="no">
          <MonthTree type={type} view={view} onWhen={(when) => show({ ...when, page: 1 })} />
        </nav>
        <PaperPage
          type={type}
          view={view}
          onPage={(page, replace) => show({ page }, replace)}
          onReset={() => {
            page.letGo()
            show(paperView.first)
          }}
          linkOf={linkOf}
        />
      </div>
      {choosing && (
        <PickerDialog
          type={type}
          first={view.subjectId || undefined}
          onClose={() => setChoosing(false)}
          onChosen={(id) => {
            setChoosing(false)
            openCorrection({ id, type })
          }}
        />
      )}
    </Screen>
  )
}
