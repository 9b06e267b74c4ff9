import { useClient } from '@mango/client/react'
import { text, type Course } from '@mango/contract/courses'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import { refreshCourses, remove } from '../courses.query.ts'

interface DeleteCourseProps {
  course: Course
  onClose(): void
  onDeleted(courseId: number): void
}

/** Asks, deletes, and tells how it went. */
export default function DeleteCourse({ course, onClose, onDeleted }: DeleteCourseProps) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const deletion = useMutation({
    mutationFn: () => remove(client, course.courseId),
    onSuccess: () => {
      onClose()
      notify({ kind: 'success', text: '删除成功!' })
      onDeleted(course.courseId)
    },
    onError: (error) => {
      onClose()
      tellFailure(error)
    },
    // Refused too: somebody else may have deleted it.
    onSettled: () => refreshCourses(client),
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
      <p>{text.deleteDetail}</p>
      <p>
        “{course.title}”
        {course.studentNum ? `的 ${course.studentNum} 名学生将看不到它和里面的课堂。` : '里面的课堂也看不到了。'}
      </p>
    </ConfirmDialog>
  )
}
