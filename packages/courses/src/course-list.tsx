import { useClient, useEarlyQuery } from '@mango/client/react'
import { courseListType, text, type Course } from '@mango/contract/courses'
import type { ComponentProps } from '@mango/element'
import { Screen } from '@mango/ui/screen'
import { Tabs } from '@mango/ui/tabs'
import { Widget } from '@mango/widget'
import { lateDialog } from '@mango/widget/late-dialog'
import { oneOfField, useView, viewCodec } from '@mango/widget/view'
import { useQuery } from '@tanstack/react-query'
import { useImperativeHandle, useState } from 'react'
import type { face } from './course-list.face.ts'
import { courses, refreshCourses, type CourseTab } from './courses.query.ts'
import { CourseCards } from './list/course-cards.tsx'
import { courseAddress } from './rules.ts'

type CourseListProps = ComponentProps<typeof face>

const codec = viewCodec({ type: oneOfField([courseListType.finished], courseListType.ongoing) })
const CourseDialog = lateDialog(() => import('./form/course-dialog.tsx'))
const DeleteCourse = lateDialog(() => import('./list/delete-course.tsx'))

export function CourseList(props: CourseListProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Courses {...props} />
    </Widget>
  )
}

function Courses({ audience, view: given, heading, context, emit, setProp, ref }: CourseListProps) {
  const client = useClient()
  const { view, show } = useView(codec, { view: given, setProp, emit })
  const tab: CourseTab = view.type === courseListType.finished ? 'finished' : 'ongoing'
  const shown = useEarlyQuery(courses(client, audience, tab))
  // For its number; only once the shown one is there.
  const other = useQuery({
    ...courses(client, audience, tab === 'ongoing' ? 'finished' : 'ongoing'),
    enabled: shown.isSuccess,
  })
  const [editing, setEditing] = useState<Course | 'new'>()
  const [deleting, setDeleting] = useState<Course>()
  useImperativeHandle(ref, () => ({ reload: () => void refreshCourses(client) }))

  const countOf = (name: CourseTab) => (name === tab ? shown : other).data?.data.length
  const label = (name: CourseTab) => (
    <>
      {text[name]}
      <span className="num tab-count">{countOf(name)}</span>
    </>
  )
  return (
    <Screen
      heading={heading}
      actions={
        <Tabs
          label="课程"
          variant="segmented"
          items={[
            { value: 'ongoing', label: label('ongoing') },
            { value: 'finished', label: label('finished') },
          ]}
          value={tab}
          onChange={(value) => show({ type: courseListType[value] })}
        />
      }
    >
      <CourseCards
        load={{ ...shown, data: shown.data?.data }}
        finished={tab === 'finished'}
        onCreate={() => setEditing('new')}
        actions={{
          audience,
          context,
          onOpen: (course) => emit('course-open', courseAddress(course)),
          onEdit: setEditing,
          onDelete: setDeleting,
        }}
      />
      {editing && (
        <CourseDialog
          courseId={editing === 'new' ? undefined : editing.courseId}
          onClose={() => setEditing(undefined)}
          onSaved={(courseId) => emit('course-saved', { courseId })}
        />
      )}
      {deleting && (
        <DeleteCourse
          course={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={(courseId) => emit('course-deleted', { courseId })}
        />
      )}
    </Screen>
  )
}
