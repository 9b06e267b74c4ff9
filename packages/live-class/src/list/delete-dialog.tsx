import { useClient } from '@mango/client/react'
import { deleteCourseware, text, type Courseware } from '@mango/contract/coursewares'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import { refreshCoursewares } from '../courseware.query.ts'

/** Asks before a courseware is deleted. */
export default function DeleteDialog({ courseware, onClose }: { courseware: Courseware; onClose(): void }) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const remove = useMutation({
    mutationFn: () => client.send(deleteCourseware, { params: { id: courseware.id } }),
    onSuccess: () => {
      notify({ kind: 'success', text: '删除成功' })
      onClose()
    },
    onError: (error) => tellFailure(error),
    // Refused too: it may have been deleted in another tab.
    onSettled: () => refreshCoursewares(client),
  })
  return (
    <ConfirmDialog
      open
      danger
      title={text.deleteQuestion}
      confirmText="删除"
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    >
      <p>“{courseware.name}”将从列表中移除，每节课的报告和成绩都会保留在“上课记录”里。</p>
    </ConfirmDialog>
  )
}
