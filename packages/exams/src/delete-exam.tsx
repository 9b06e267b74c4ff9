import { useClient } from '@mango/client/react'
import { deleteExamsText, text } from '@mango/contract/exams'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import { refreshExams, remove } from './exams.query.ts'
import { deleteOutcome, type GoneNotice } from './delete-outcome.ts'
import { undoable, useUndoDeletion } from './use-undo-deletion.ts'

interface DeleteExamProps {
  exam: { readonly examId: number; readonly examName: string }
  onClose(): void
  onDeleted(examId: number, notice: GoneNotice): void
  /** Offers to open the exam where its subjects stand in the way. */
  onOpenSubjects?: (() => void) | undefined
}

/** Asks, deletes, tells how it went, and offers to take it back. */
export default function DeleteExam({ exam, onClose, onDeleted, onOpenSubjects }: DeleteExamProps) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const undo = useUndoDeletion()
  const tell = (answer: Awaited<ReturnType<typeof remove>>) => {
    const outcome = deleteOutcome(answer)
    const { notice } = outcome
    onClose()
    if (!outcome.gone) {
      notify({ ...notice, ...(onOpenSubjects && { action: { label: '查看科目', run: onOpenSubjects } }) })
      return
    }
    const { deletionId } = answer
    notify({ ...notice, ...(deletionId && undoable(() => undo.mutate(deletionId))) })
    onDeleted(exam.examId, outcome.notice)
  }
  const deletion = useMutation({
    mutationFn: () => remove(client, exam.examId),
    onSuccess: tell,
    // Its refusals are answers: here none came, or none that can be read.
    onError(error) {
      onClose()
      tellFailure(error, { title: text.deleteFailed })
    },
    // Without an answer too: it may have been deleted.
    onSettled: () => refreshExams(client),
  })
  return (
    <ConfirmDialog
      open
      danger
      title={text.deleteQuestion}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    >
      <p>
        将删除“{exam.examName}”，{deleteExamsText.undoFor}。
      </p>
    </ConfirmDialog>
  )
}
