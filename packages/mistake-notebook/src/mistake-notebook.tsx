import { useClient, useEarlyQuery, useSessionUser } from '@mango/client/react'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { Screen } from '@mango/ui/screen'
import { Select } from '@mango/ui/select'
import { Widget } from '@mango/widget'
import { latePart } from '@mango/widget/late-part'
import { useView } from '@mango/widget/view'
import { WhoseToken } from '@mango/widget/whose-token'
import { useImperativeHandle, useState } from 'react'
import { NotebookDialogs, type OpenDialog } from './dialogs.tsx'
import { Quiet } from './list/quiet.tsx'
import { Waiting } from './list/waiting.tsx'
import type { face } from './mistake-notebook.face.ts'
import { semesters, useChangesElsewhere, type Owner } from './notebook.query.ts'
import { ReviewButton } from './review/review-button.tsx'
import { SemesterPage } from './semester-page.tsx'
import { firstTabs, notebookView } from './view.ts'

const KeepFocus = latePart(() => import('@mango/widget/keep-focus'))

type NotebookProps = ComponentProps<typeof face>

export function MistakeNotebook(props: NotebookProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <KnownNotebook {...props} />
    </Widget>
  )
}

/** The student is the one of the cookies, unless a teacher looks at somebody's notebook. */
function KnownNotebook({ ref, ...props }: NotebookProps) {
  const client = useClient()
  const userId = useSessionUser()?.userId
  const studentId = props.studentId ?? userId
  useChangesElsewhere()
  // Kept here, so that the review can be called for before it is known whose it is.
  const [dialog, setDialog] = useState<OpenDialog>()
  const [known, setKnown] = useState(studentId)
  if (known !== studentId) {
    setKnown(studentId)
    // What is open belongs to the student who was shown.
    if (known !== undefined) setDialog(undefined)
  }
  useImperativeHandle(ref, () => ({
    reload: () => void client.queries.invalidateQueries(),
    openReview: () => setDialog({ kind: 'review' }),
  }))
  if (studentId !== undefined) {
    const owner = { studentId, isOwn: studentId === userId }
    return <Notebook key={studentId} {...props} owner={owner} dialog={dialog} setDialog={setDialog} />
  }
  return (
    <Screen heading={props.heading} className="notebook">
      {client.context.userToken ? (
        <WhoseToken title="错题集没有加载出来" waiting={<Waiting />} />
      ) : (
        <EmptyState text="还没有登录" detail="登录后就能看到错题集" />
      )}
    </Screen>
  )
}

interface KnownProps extends Omit<NotebookProps, 'ref'> {
  owner: Owner
  dialog: OpenDialog | undefined
  setDialog(dialog: OpenDialog | undefined): void
}

function Notebook({ view: given, heading, host, owner, dialog, setDialog, emit, setProp }: KnownProps) {
  const client = useClient()
  const { view, show } = useView(notebookView, { view: given, setProp, emit })
  const terms = useEarlyQuery(semesters(client, owner.studentId))
  const known = terms.data?.data ?? []
  const chosen = known.findIndex((one) => one.schoolYear === view.schoolYear && one.term === view.term)
  const term = known[Math.max(0, chosen)]
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
        <Waiting looking={!owner.isOwn} />
      ) : (
        <Quiet onAgain={() => void terms.refetch()} />
      )}
      <KeepFocus root={host.shadowRoot ?? host} />
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
