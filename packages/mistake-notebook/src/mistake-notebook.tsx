import { useClient, useEarlyQuery, useSessionUser } from '@mango/client/react'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { Screen } from '@mango/ui/screen'
import { Select } from '@mango/ui/select'
import { Widget } from '@mango/widget'
import { useView } from '@mango/widget/view'
import { useImperativeHandle, useState } from 'react'
import { NotebookDialogs, type OpenDialog } from './dialogs.tsx'
import { Quiet } from './list/quiet.tsx'
import { Waiting } from './list/waiting.tsx'
import type { face } from './mistake-notebook.face.ts'
import { semesters, type Owner } from './notebook.query.ts'
import { ReviewButton } from './review/review-button.tsx'
import { SemesterPage } from './semester-page.tsx'
import { firstTabs, notebookView } from './view.ts'

type NotebookProps = ComponentProps<typeof face>

export function MistakeNotebook(props: NotebookProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <KnownNotebook {...props} />
    </Widget>
  )
}

/** The student is the one of the cookies, unless a teacher looks at somebody's notebook. */
function KnownNotebook(props: NotebookProps) {
  const userId = useSessionUser()?.userId
  const studentId = props.studentId ?? userId
  return studentId === undefined ? (
    <Screen heading={props.heading}>
      <Waiting />
    </Screen>
  ) : (
    <Notebook key={studentId} {...props} owner={{ studentId, isOwn: studentId === userId }} />
  )
}

function Notebook({ view: given, heading, owner, emit, setProp, ref }: NotebookProps & { owner: Owner }) {
  const client = useClient()
  const { view, show } = useView(notebookView, { view: given, setProp, emit })
  const [dialog, setDialog] = useState<OpenDialog>()
  const terms = useEarlyQuery(semesters(client, owner.studentId))
  const known = terms.data?.data ?? []
  const chosen = known.findIndex((one) => one.schoolYear === view.schoolYear && one.term === view.term)
  const term = known[Math.max(0, chosen)]
  useImperativeHandle(ref, () => ({
    reload: () => void client.queries.invalidateQueries(),
    openReview: () => setDialog({ kind: 'review' }),
  }))
  const showSemester = (index: number) => {
    const wanted = known[index]
    if (wanted) show({ ...firstTabs, subject: '', schoolYear: wanted.schoolYear, term: wanted.term === 2 ? 2 : 1 })
  }
  return (
    <Screen className="notebook">
      <header className="notebook-head">
        {heading && <h1 className="screen-title">{heading}</h1>}
        {term && (
          <Select
            aria-label="学期"
            options={known.map(({ name }, index) => ({ value: index, label: name }))}
            value={Math.max(0, chosen)}
            onChange={showSemester}
          />
        )}
        <span className="notebook-actions">
          <Button variant="text" icon="list" onClick={() => setDialog({ kind: 'statistics' })}>
            统计
          </Button>
          {owner.isOwn && <ReviewButton studentId={owner.studentId} onOpen={() => setDialog({ kind: 'review' })} />}
        </span>
      </header>
      {term ? (
        <SemesterPage
          owner={owner}
          semester={{ schoolYear: term.schoolYear, termId: term.term === 2 ? 2 : 1 }}
          view={view}
          show={show}
          emit={emit}
          onOpen={setDialog}
        />
      ) : terms.isPending ? (
        <Waiting />
      ) : (
        <Quiet onAgain={() => void terms.refetch()} />
      )}
      {dialog && (
        <NotebookDialogs
          dialog={dialog}
          owner={owner}
          semester={term && { schoolYear: term.schoolYear, termId: term.term === 2 ? 2 : 1 }}
          emit={emit}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Screen>
  )
}
