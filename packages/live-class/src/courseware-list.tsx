import { useClient } from '@mango/client/react'
import type { Courseware } from '@mango/contract/coursewares'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { Widget } from '@mango/widget'
import { leaveFor } from '@mango/widget/leave'
import { useView } from '@mango/widget/view'
import { useEffect, useImperativeHandle, useState } from 'react'
import { refreshCoursewares } from './courseware.query.ts'
import type { ClassStartDetail, face } from './courseware-list.face.ts'
import { CoursewareDialogs, type OpenDialog } from './list/courseware-dialogs.tsx'
import { CoursewareGrid } from './list/courseware-grid.tsx'
import { Filters } from './list/filters.tsx'
import { coursewareView } from './list/view.ts'

type CoursewareListProps = ComponentProps<typeof face>

export function CoursewareList(props: CoursewareListProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <List {...props} />
    </Widget>
  )
}

function List({ view: given, emit, setProp, context, ref }: CoursewareListProps) {
  const client = useClient()
  const [dialog, setDialog] = useState<OpenDialog>()
  const { view, show } = useView(coursewareView, { view: given, setProp, emit })
  useImperativeHandle(ref, () => ({ refresh: () => void refreshCoursewares(client) }), [client])
  useEffect(() => client.track('courseware-list-open'), [client])

  const create = () => {
    const subjectId = view.subjectId || undefined
    if (emit('courseware-create', { subjectId })) leaveFor(context, '/classroom/config', { subjectValue: subjectId })
  }
  const edit = ({ id }: Courseware) => {
    if (emit('courseware-edit', { courseId: id })) leaveFor(context, '/classroom/config', { courseId: id })
  }
  const begun = (detail: ClassStartDetail) => {
    setDialog(undefined)
    if (!emit('class-start', detail)) return
    const { courseId, roomId, classId } = detail
    leaveFor(context, '/classroom/start', { courseId, roomId, classId })
  }

  return (
    <section className="courseware-list" aria-label="课件列表">
      <Filters
        view={view}
        onChange={show}
        action={
          <Button variant="primary" icon="plus" onClick={create}>
            新建课件
          </Button>
        }
      />
      <CoursewareGrid
        view={view}
        onEdit={edit}
        onOpen={(kind, courseware) => setDialog({ kind, courseware })}
        onCreate={create}
      />
      <CoursewareDialogs dialog={dialog} onClose={() => setDialog(undefined)} onBegun={begun} />
    </section>
  )
}
