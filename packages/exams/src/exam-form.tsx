import { useClient } from '@mango/client/react'
import { addExam, text, type NewExam } from '@mango/contract/exams'
import type { ComponentProps } from '@mango/element'
import { useNotify } from '@mango/ui/notice'
import { Screen } from '@mango/ui/screen'
import { Widget } from '@mango/widget'
import { useTellFailure } from '@mango/widget/failure'
import { RestoredDraft, useKeptDraft } from '@mango/widget/kept-draft'
import { leaveFor } from '@mango/widget/leave'
import { tellInList } from '@mango/widget/list-notice'
import { useMutation } from '@tanstack/react-query'
import type { face } from './exam-form.face.ts'
import { refreshExams } from './exams.query.ts'
import { createExam } from './form/create-exam.ts'
import { draftSchema, emptyDraft } from './form/draft.ts'
import { ExamFields } from './form/exam-fields.tsx'

type ExamFormProps = ComponentProps<typeof face>

export function ExamForm(props: ExamFormProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Creation {...props} />
    </Widget>
  )
}

function Creation({ heading, emit, context }: ExamFormProps) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const { draft, change, isRestored, memory, forget, startAnew } = useKeptDraft({
    name: 'exam-draft',
    schema: draftSchema,
    sends: addExam.body,
    initial: emptyDraft,
    version: '',
  })
  const creation = useMutation({
    mutationFn: (exam: NewExam) => createExam(client, exam, memory),
    onSuccess: ({ asSent, ...detail }) => {
      forget()
      const told = asSent ? text.createdAsSent : text.created
      const kind = asSent ? 'warning' : 'success'
      notify({ kind, text: told })
      tellInList('exam-list', told, kind)
      if (emit('exam-created', detail)) leaveFor(context, '/examinationMan/administration')
    },
    onError: (error) => tellFailure(error),
    // Where no answer came, the list tells whether it was made.
    onSettled: () => void refreshExams(client),
  })
  const cancel = () => {
    forget()
    if (emit('exam-cancel')) leaveFor(context, '/examinationMan/administration')
  }
  return (
    <Screen heading={heading}>
      {isRestored && <RestoredDraft onStartAnew={startAnew} />}
      <ExamFields
        draft={draft}
        busy={creation.isPending}
        onChange={change}
        onSubmit={(exam) => creation.mutate(exam)}
        onCancel={cancel}
      />
    </Screen>
  )
}
