import { useClient } from '@mango/client/react'
import type { Courseware } from '@mango/contract/coursewares'
import type { ComponentProps } from '@mango/element'
import { Button, ButtonLink } from '@mango/ui/button'
import { Skeleton } from '@mango/ui/skeleton'
import { Widget } from '@mango/widget'
import { latePart } from '@mango/widget/late-part'
import { leaveFor, pageAddress, pageLink } from '@mango/widget/leave'
import { usePageSubject } from '@mango/widget/page-subject'
import { useView } from '@mango/widget/view'
import { useCallback, useEffect, useImperativeHandle, useState } from 'react'
import { refreshCoursewares } from './courseware.query.ts'
import type { ClassStartDetail, face } from './courseware-list.face.ts'
import { CoursewareDialogs, type OpenDialog } from './list/courseware-dialogs.tsx'
import { CoursewareGrid } from './list/courseware-grid.tsx'
import { Filters } from './list/filters.tsx'
import { coursewareView, type CoursewareView } from './list/view.ts'

const waiting = () => <Skeleton height={56} lines={6} />
const HeldClasses = latePart(() => import('./report/held-classes.tsx'), waiting)
const ClassReport = latePart(() => import('./report/class-report.tsx'), waiting)
const KeepFocus = latePart(() => import('@mango/widget/keep-focus'))

/** For a view that came where another one stood, with what was pressed there: the focus would be lost. */
function takeFocus(view: HTMLElement | null): void {
  if (view && view.ownerDocument.activeElement === view.ownerDocument.body) view.focus({ preventScroll: true })
}

type CoursewareListProps = ComponentProps<typeof face>

export function CoursewareList(props: CoursewareListProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <List {...props} />
    </Widget>
  )
}

function List({ view: given, host, emit, setProp, context, ref }: CoursewareListProps) {
  const client = useClient()
  const [dialog, setDialog] = useState<OpenDialog>()
  const { view: own, show } = useView(coursewareView, { view: given, setProp, emit })
  const { followed, letGo } = usePageSubject({
    subject: context.subject,
    own: own.subjectId !== '',
    drop: () => show({ subjectId: '' }, true),
  })
  // What the page opens with takes the focus from nobody.
  const [moved, setMoved] = useState(false)
  const sectionRef = moved ? takeFocus : undefined
  const move = (to: Partial<CoursewareView>) => {
    setMoved(true)
    show(to)
  }
  const view = { ...own, subjectId: followed ?? own.subjectId }
  useImperativeHandle(ref, () => {
    const reload = () => void refreshCoursewares(client)
    return { reload, refresh: reload }
  }, [client])
  useEffect(() => client.track('courseware-list-open'), [client])

  const subjectId = view.subjectId || undefined
  const form = pageLink(pageAddress(context, '/classroom/config', { subjectValue: subjectId }), () =>
    emit('courseware-create', { subjectId }),
  )
  const linkOf = useCallback(
    ({ id: courseId }: Courseware) =>
      pageLink(pageAddress(context, '/classroom/config', { courseId }), () => emit('courseware-edit', { courseId })),
    [context, emit],
  )
  const begun = (detail: ClassStartDetail) => {
    setDialog(undefined)
    if (!emit('class-start', detail)) return
    const { courseId, roomId, classId } = detail
    leaveFor(context, '/classroom/start', { courseId, roomId, classId })
  }

  const narrow = (change: Partial<CoursewareView>) => {
    // 全部科目 is chosen, and not only where the page's subject ends.
    if (change.subjectId === '') letGo()
    show(change)
  }

  if (view.report !== '')
    return (
      <ClassReport answerClassId={view.report} sectionRef={sectionRef} onBack={() => move({ report: '', held: 1 })} />
    )
  if (view.held === 1)
    return (
      <HeldClasses
        page={view.page}
        coursewareId={view.heldOf}
        sectionRef={sectionRef}
        onPage={(page, replace) => show({ page }, replace)}
        onOpen={(report) => move({ report })}
        onAll={() => show({ heldOf: '', page: 1 })}
        onBack={() => move({ held: '', heldOf: '', page: 1 })}
      />
    )
  return (
    <section className="courseware-list" aria-label="课件列表" tabIndex={-1} ref={sectionRef}>
      <Filters
        view={view}
        followed={followed}
        onChange={narrow}
        onLetGo={letGo}
        action={
          <>
            <Button icon="clock" onClick={() => move({ held: 1 })}>
              上课记录
            </Button>
            <ButtonLink variant="primary" icon="plus" {...form}>
              新建课件
            </ButtonLink>
          </>
        }
      />
      <CoursewareGrid
        view={view}
        form={form}
        linkOf={linkOf}
        onOpen={(kind, courseware) => setDialog({ kind, courseware })}
        onReset={() => narrow(coursewareView.first)}
      />
      <KeepFocus root={host.shadowRoot ?? host} />
      <CoursewareDialogs
        dialog={dialog}
        onClose={() => setDialog(undefined)}
        onBegun={begun}
        onHeld={(heldOf) => {
          setDialog(undefined)
          move({ held: 1, heldOf })
        }}
      />
    </section>
  )
}
