import { useClient, useEarlyQuery } from '@mango/client/react'
import type { ComponentProps } from '@mango/element'
import { EmptyState } from '@mango/ui/empty-state'
import { Screen } from '@mango/ui/screen'
import { Skeleton } from '@mango/ui/skeleton'
import { Widget } from '@mango/widget'
import { LoadFailure } from '@mango/widget/failure'
import { storedState, stored } from '@mango/widget/stored'
import { usePageSubject } from '@mango/widget/page-subject'
import { useView } from '@mango/widget/view'
import * as v from 'valibot'
import type { face } from './evaluation-tree.face.ts'
import { subjects } from './evaluation.query.ts'
import { SubjectScreen } from './subject-screen.tsx'
import { usePermissions } from './use-permissions.ts'
import { evaluationView } from './view.ts'

export type EvaluationTreeProps = ComponentProps<typeof face>

export function EvaluationTree(props: EvaluationTreeProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Evaluation {...props} />
    </Widget>
  )
}

/** The subject that was looked at last, by whoever it was: the next visit begins there. */
const lastSubject = storedState(stored('mango:evaluation-subject', v.number(), 0))

function Evaluation(props: EvaluationTreeProps) {
  const { view: given, heading, subjectId, authority, context, emit, setProp } = props
  const client = useClient()
  const { view, show } = useView(evaluationView, { view: given, emit, setProp })
  const { followed, letGo } = usePageSubject({
    subject: context.subject,
    own: view.subjectId !== '' || subjectId !== undefined,
    drop: () => show(evaluationView.first, true),
  })
  const may = usePermissions(authority)
  const query = useEarlyQuery(subjects(client))
  const all = query.data?.data ?? []
  const wanted = view.subjectId || subjectId || followed || lastSubject.store.getState()
  const subject = all.find(({ id }) => id === wanted) ?? all[0]
  if (!subject)
    return (
      <Screen heading={heading} className="evaluation">
        {query.error ? (
          <LoadFailure load={query} title="科目没有加载出来" />
        ) : query.isPending ? (
          <Skeleton lines={10} />
        ) : (
          <EmptyState text="还没有科目" />
        )}
      </Screen>
    )
  const choose = (id: number) => {
    lastSubject.keep(id)
    show({ ...evaluationView.first, subjectId: id })
  }
  return (
    <SubjectScreen
      {...props}
      // Another subject is another tree.
      key={subject.id}
      subject={subject}
      subjects={all}
      may={may}
      shown={view}
      show={show}
      followed={subject.id === followed ? followed : undefined}
      onSubject={choose}
      onLetGo={letGo}
    />
  )
}
