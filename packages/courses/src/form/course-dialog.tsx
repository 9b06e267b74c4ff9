import { useClient } from '@mango/client/react'
import { cutCourseName, saveCourse, text, type Course } from '@mango/contract/courses'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { useNotify } from '@mango/ui/notice'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure, useTellFailure } from '@mango/widget/failure'
import { RestoredDraft, useKeptDraft } from '@mango/widget/kept-draft'
import { useUnsaved } from '@mango/widget/unsaved'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { courseFields, refreshCourses } from '../courses.query.ts'
import css from './course-dialog.css?inline'
import { CourseLook } from './course-look.tsx'
import { draftOf, draftSchema, newDraft } from './draft.ts'
import { changeCourse, makeCourse } from './save-course.ts'
import { headCount, idsOf, listsOf, selectionFrom } from './selection.ts'
import { StudentChoice } from './student-choice.tsx'
import { CourseSummary } from './course-summary.tsx'

interface CourseDialogProps {
  /** Undefined for a new one. */
  courseId: number | undefined
  onClose(): void
  onSaved(courseId: number | undefined): void
}

/** Creates a course or edits one. What was chosen is forgotten when it is saved, or given up. */
export default function CourseDialog(props: CourseDialogProps) {
  const { courseId, onClose } = props
  const client = useClient()
  const load = useQuery({ ...courseFields(client, courseId ?? 0), enabled: courseId !== undefined })
  if (courseId === undefined) return <CourseForm {...props} />
  if (load.data) return <CourseForm {...props} course={load.data.data} />
  return (
    <Dialog open size="xl" title="编辑课程" onClose={onClose}>
      {load.error ? <LoadFailure load={load} title={text.errorTitle} /> : <Skeleton lines={8} />}
    </Dialog>
  )
}

function CourseForm({ courseId, course, onClose, onSaved }: CourseDialogProps & { course?: Course }) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const styles = useLazyStyles(css)
  const initial = useMemo(() => (course ? draftOf(course) : newDraft), [course])
  const version = useMemo(() => (course ? JSON.stringify(initial) : ''), [course, initial])
  const { draft, change, changed, isRestored, isOutdated, memory, forget, startAnew } = useKeptDraft({
    name: `course-draft:${courseId ?? 'new'}`,
    schema: draftSchema,
    sends: saveCourse.body,
    initial,
    version,
  })
  const { classes, students } = draft
  const selection = useMemo(() => selectionFrom({ classes, students }), [classes, students])
  const [missing, setMissing] = useState<'name' | 'students'>()
  const [confirming, setConfirming] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const giveUp = () => {
    forget()
    onClose()
  }
  const { close, question } = useUnsaved(changed, giveUp)

  const fields = { name: draft.name.trim(), coverUrl: draft.color, ...idsOf(selection) }
  const saving = useMutation({
    mutationFn: () =>
      courseId === undefined ? makeCourse(client, fields, memory) : changeCourse(client, fields, courseId),
    onSuccess: (saved) => {
      giveUp()
      notify({ kind: 'success', text: courseId === undefined ? '创建成功！' : '更新成功！' })
      onSaved(saved)
    },
    onError: (error) => {
      setConfirming(false)
      tellFailure(error, { title: text.errorTitle })
    },
    // Where no answer came, the list tells whether it was saved.
    onSettled: () => void refreshCourses(client),
  })
  const confirm = () => {
    const lacking =
      fields.name === '' ? 'name' : selection.whole.size + selection.alone.size === 0 ? 'students' : undefined
    setMissing(lacking)
    if (!lacking) return setConfirming(true)
    notify({
      kind: 'error',
      title: text.errorTitle,
      text: lacking === 'name' ? text.nameMissing : text.studentsMissing,
    })
    form.current
      ?.querySelector<HTMLElement>(lacking === 'name' ? '.course-name input' : '.student-search input')
      ?.focus()
  }
  const { size } = selection.whole
  return (
    <>
      <Dialog
        open
        size="xl"
        title={courseId === undefined ? text.newCourse : '编辑课程'}
        onClose={close}
        footer={
          <>
            <span className="course-count" role="status">
              已选 <b>{size}</b> 个班、<b>{selection.alone.size}</b> 名学生，共 <b>{headCount(selection)}</b> 人
            </span>
            <DialogActions onCancel={giveUp} onConfirm={confirm} />
          </>
        }
      >
        <div
          ref={(node) => {
            form.current = node
            return styles(node)
          }}
          className="course-form"
        >
          {isRestored && (
            <RestoredDraft
              outdated={isOutdated ? '这门课后来又保存过，现在保存会覆盖那次的内容' : undefined}
              onStartAnew={startAnew}
            />
          )}
          <CourseLook
            name={draft.name}
            color={draft.color}
            nameMissing={missing === 'name' && fields.name === ''}
            people={headCount(selection)}
            onName={(typed, composing) => change({ name: composing ? typed : cutCourseName(typed) })}
            onColor={(color) => change({ color })}
            onEnter={confirm}
          />
          <StudentChoice
            selection={selection}
            missing={missing === 'students' && headCount(selection) === 0}
            onChange={(make) => change((before) => ({ ...before, ...listsOf(make(selectionFrom(before))) }))}
          />
        </div>
        {question}
      </Dialog>
      {confirming && (
        <CourseSummary
          name={fields.name}
          color={draft.color}
          selection={selection}
          custom={!course?.preInstall}
          busy={saving.isPending}
          onBack={() => setConfirming(false)}
          onConfirm={() => saving.mutate()}
        />
      )}
    </>
  )
}
