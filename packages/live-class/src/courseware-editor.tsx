import { readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import { text } from '@mango/contract'
import type { ComponentProps } from '@mango/element'
import { Skeleton } from '@mango/ui/skeleton'
import { Widget } from '@mango/widget'
import { LoadFailure } from '@mango/widget/failure'
import { leaveFor } from '@mango/widget/leave'
import { useQuery } from '@tanstack/react-query'
import { courseware } from './courseware.query.ts'
import type { face } from './courseware-editor.face.ts'
import { CoursewareForm } from './editor/courseware-form.tsx'
import { draftOf, newDraft } from './editor/draft.ts'

type CoursewareEditorProps = ComponentProps<typeof face>

export function CoursewareEditor(props: CoursewareEditorProps) {
  const { courseId, subjectValue, emit, context } = props
  const leave = () => leaveFor(context, '/classroom/list')
  const saved = (id: number) => {
    if (emit('courseware-save', { courseId: id })) leave()
  }
  const cancel = () => {
    if (emit('courseware-cancel')) leave()
  }
  return (
    <Widget context={context} host={props.host}>
      {courseId === undefined ? (
        <CoursewareForm
          key={subjectValue}
          host={props.host}
          initial={newDraft(subjectValue)}
          onSaved={saved}
          onCancel={cancel}
        />
      ) : (
        <Editing key={courseId} host={props.host} courseId={courseId} onSaved={saved} onCancel={cancel} />
      )}
    </Widget>
  )
}

interface EditingProps {
  host: HTMLElement
  courseId: number
  onSaved(id: number): void
  onCancel(): void
}

function Editing({ host, courseId, onSaved, onCancel }: EditingProps) {
  // What is edited is what was loaded: a later answer must not change the form under the person's hands.
  const query = useQuery({ ...courseware(useClient(), courseId), gcTime: 0 })
  if (!query.data)
    return query.isError ? (
      <LoadFailure load={query} title={text.errorTitle} detail={readable(query.error)} />
    ) : (
      <Skeleton lines={8} height={34} />
    )
  const { data } = query.data
  return (
    <CoursewareForm
      host={host}
      initial={draftOf(data)}
      id={courseId}
      version={data.version}
      used={data.used}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  )
}
