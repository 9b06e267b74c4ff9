import { useClient } from '@mango/client/react'
import { deleteExams, deleteExamsText, type ExamListItem } from '@mango/contract/exams'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { useNotify } from '@mango/ui/notice'
import { newPress } from '@mango/widget/press'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshExams } from './exams.query.ts'
import { Problem } from './problem.tsx'
import { undoable, useUndoDeletion } from './use-undo-deletion.ts'

interface DeleteExamsProps {
  exams: readonly ExamListItem[]
  onClose(): void
  onDeleted(examIds: readonly number[]): void
}

/** One question that names them; all are deleted or none, and come back together. */
export default function DeleteExams({ exams, onClose, onDeleted }: DeleteExamsProps) {
  const client = useClient()
  const notify = useNotify()
  const undo = useUndoDeletion()
  const [press] = useState(newPress)
  const deletion = useMutation({
    // Pressed again where no answer came, it is the same deletion: the exams may be gone.
    mutationFn: (examIds: number[]) => client.send(deleteExams, { body: { examIds } }, { press }),
    onSuccess: ({ data: { deletionId } }, examIds) => {
      notify({
        kind: 'success',
        text: deleteExamsText.done(examIds.length),
        ...undoable(() => undo.mutate(deletionId)),
      })
      onClose()
      onDeleted(examIds)
    },
    onSettled: () => refreshExams(client),
  })
  return (
    <ConfirmDialog
      open
      danger
      title={deleteExamsText.question(exams.length)}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate(exams.map(({ examId }) => examId))}
      onClose={onClose}
    >
      <p>考试和其中的科目会一起删除，{deleteExamsText.undoFor}。</p>
      <ul className="delete-names" aria-label="要删除的考试">
        {exams.map(({ examId, examName, subjectNames }) => (
          <li key={examId}>
            {examName}{' '}
            <span className="quiet">{subjectNames.length > 0 ? `${subjectNames.length} 科` : '没有科目'}</span>
          </li>
        ))}
      </ul>
      <Problem error={deletion.error} />
    </ConfirmDialog>
  )
}
