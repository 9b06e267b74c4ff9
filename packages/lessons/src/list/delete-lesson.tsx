import { useClient } from '@mango/client/react'
import { text } from '@mango/contract/lessons'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import { remove, spreadChange } from '../lessons.query.ts'

interface DeleteLessonProps {
  lessonId: number
  title: string
  onClose(): void
  onDeleted(): void
}

/** Asks, deletes, and tells how it went. */
export default function DeleteLesson({ lessonId, title, onClose, onDeleted }: DeleteLessonProps) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const deletion = useMutation({
    mutationFn: () => remove(client, lessonId),
    onSuccess() {
      onClose()
      notify({ kind: 'success', text: text.deleted })
      onDeleted()
    },
    onError(error) {
      onClose()
      tellFailure(error)
    },
    // Refused too: somebody else may have deleted it.
    onSettled: () => spreadChange(client),
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
      <p>“{title}”和其中的笔记、资料将一并删除，不能恢复。</p>
    </ConfirmDialog>
  )
}
