import { useClient } from '@mango/client/react'
import { text, type NewExam } from '@mango/contract/exams'
import type { ComponentProps } from '@mango/element'
import { useNotify } from '@mango/ui/notice'
import { Screen } from '@mango/ui/screen'
import { Widget } from '@mango/widget'
import { useTellFailure } from '@mango/widget/failure'
import { RestoredDraft, useKeptDraft } from '@mango/widget/kept-draft'
import { leaveFor } from '@mango/widget/leave'
import { tellInList } from '@mango/widget/list-notice'
import { newPress } from '@mango/widget/press'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { face } from './exam-form.face.ts'
import { create, refreshExams } from './exams.query.ts'
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
  const [press, setPress] = useState(newPress)
  const { draft, change, isRestored, forget, startAnew } = useKeptDraft({
    name: 'exam-draft',
    schema: draftSchema,
    initial: emptyDraft,
    version: '',
  })
  const creation = useMutation({
    mutationFn: (exam: NewExam) => create(client, exam, press),
    onSuccess: ({ data }, exam) => {
      setPress(newPress)
      forget()
      void refreshExams(client)
      notify({ kind: 'success', text: text.created })
      tellInList('exam-list', text.created)
      const detail = { examId: data?.examId, name: data?.examName ?? exam.name }
      if (emit('exam-created', detail)) leaveFor(context, '/examinationMan/administration')
    },
    onError: (error) => tellFailure(error),
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
