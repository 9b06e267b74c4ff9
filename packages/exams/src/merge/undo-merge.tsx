import { useClient } from '@mango/client/react'
import { undoMerge, undoMergeText } from '@mango/contract/exams'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { useNotify } from '@mango/ui/notice'
import { useMutation } from '@tanstack/react-query'
import { refreshExams } from '../exams.query.ts'
import { Problem } from '../problem.tsx'

interface UndoMergeProps {
  exam: { readonly examId: number; readonly examName: string }
  onClose(): void
  onUndone(examIds: readonly number[]): void
}

/** Asks, takes the merge back, and says what stands in the way. */
export default function UndoMerge({ exam, onClose, onUndone }: UndoMergeProps) {
  const client = useClient()
  const notify = useNotify()
  const undoing = useMutation({
    mutationFn: () => client.send(undoMerge, { body: { examId: exam.examId } }),
    onSuccess: ({ data }) => {
      onClose()
      notify({ kind: 'success', text: undoMergeText.done })
      onUndone(data.examIds)
    },
    onSettled: () => refreshExams(client),
  })
  return (
    <ConfirmDialog
      open
      title={undoMergeText.question}
      busy={undoing.isPending}
      onConfirm={() => undoing.mutate()}
      onClose={onClose}
    >
      <p>合并前的考试会恢复原样，合并得到的“{exam.examName}”不再保留。</p>
      <Problem error={undoing.error} />
    </ConfirmDialog>
  )
}
