import { useClient } from '@mango/client/react'
import type { Courseware } from '@mango/contract/coursewares'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { Widget } from '@mango/widget'
import { useEffect, useImperativeHandle, useState } from 'react'
import { refreshCoursewares } from './courseware.query.ts'
import type { ClassStartDetail, CoursewareFilter, face } from './courseware-list.face.ts'
import { CoursewareDialogs, type OpenDialog } from './list/courseware-dialogs.tsx'
import { CoursewareGrid } from './list/courseware-grid.tsx'
import { Filters } from './list/filters.tsx'
import { goTo } from './page-address.ts'

type CoursewareListProps = ComponentProps<typeof face>

export function CoursewareList(props: CoursewareListProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <List {...props} />
    </Widget>
  )
}

function List({ subjectId, gradeId, share, name, emit, setProp, context, ref }: CoursewareListProps) {
  const client = useClient()
  const [dialog, setDialog] = useState<OpenDialog>()
  const filter: CoursewareFilter = { subjectId, gradeId, share, name }
  useImperativeHandle(ref, () => ({ refresh: () => void refreshCoursewares(client) }), [client])
  useEffect(() => client.track('courseware-list-open'), [client])

  const narrow = (next: CoursewareFilter) => {
    setProp('subjectId', next.subjectId)
    setProp('gradeId', next.gradeId)
    setProp('share', next.share)
    setProp('name', next.name)
    emit('courseware-filter', next)
  }
  const create = () => {
    if (emit('courseware-create', { subjectId }))
      goTo(context.basePath, '/classroom/config', { subjectValue: subjectId })
  }
  const edit = ({ id }: Courseware) => {
    if (emit('courseware-edit', { courseId: id })) goTo(context.basePath, '/classroom/config', { courseId: id })
  }
  const begun = (detail: ClassStartDetail) => {
    setDialog(undefined)
    if (!emit('class-start', detail)) return
    const { courseId, roomId, classId } = detail
    goTo(context.basePath, '/classroom/start', { courseId, roomId, classId })
  }

  return (
    <section className="courseware-list" aria-label="课件列表">
      <Filters
        filter={filter}
        onChange={narrow}
        action={
          <Button variant="primary" icon="plus" onClick={create}>
            新建课件
          </Button>
        }
      />
      <CoursewareGrid
        filter={filter}
        onEdit={edit}
        onOpen={(kind, courseware) => setDialog({ kind, courseware })}
        onCreate={create}
      />
      <CoursewareDialogs dialog={dialog} onClose={() => setDialog(undefined)} onBegun={begun} />
    </section>
  )
}
