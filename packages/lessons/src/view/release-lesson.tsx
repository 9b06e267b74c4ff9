import { useClient } from '@mango/client/react'
import { lessonStatus, text } from '@mango/contract/lessons'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import { release, spreadChange } from '../lessons.query.ts'

interface ReleaseLessonProps {
  lessonId: number
  isPublished: boolean
  onClose(): void
  onReleased(status: 1 | 2): void
}

/** Asks, publishes a lesson or takes it back to the drafts, and shows it anew. */
export function ReleaseLesson({ lessonId, isPublished, onClose, onReleased }: ReleaseLessonProps) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const next = isPublished ? lessonStatus.draft : lessonStatus.published
  const change = useMutation({
    mutationFn: () => release(client, lessonId, next),
    async onSuccess() {
      await spreadChange(client)
      onClose()
      notify({ kind: 'success', text: isPublished ? '已撤回发布' : '发布成功' })
      onReleased(next)
    },
    onError(error) {
      onClose()
      tellFailure(error)
      // Somebody else may have changed or deleted it.
      void spreadChange(client)
    },
  })
  return (
    <ConfirmDialog
      open
      title={isPublished ? text.recallQuestion : text.publishQuestion}
      busy={change.isPending}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    />
  )
}
