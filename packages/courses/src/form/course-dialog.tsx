import { useClient } from '@mango/client/react'
import { courseColors, cutCourseName, text, type Course } from '@mango/contract/courses'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { useNotify } from '@mango/ui/notice'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure, useTellFailure } from '@mango/widget/failure'
import { useUnsaved } from '@mango/widget/unsaved'
import { newPress } from '@mango/widget/press'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { courseFields, refreshCourses, save } from '../courses.query.ts'
import { colorOf } from '../rules.ts'
import css from './course-dialog.css?inline'
import { CourseLook } from './course-look.tsx'
import { headCount, idsOf, nobody, selectionOf } from './selection.ts'
import { StudentChoice } from './student-choice.tsx'
import { CourseSummary } from './course-summary.tsx'

interface CourseDialogProps {
  /** Undefined for a new one. */
  courseId: number | undefined
  onClose(): void
  onSaved(courseId: number | undefined): void
}

/** Creates a course or edits one. What was chosen is forgotten with the dialog. */
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
  const [initial] = useState(() => ({
    name: course?.title ?? '',
    color: course ? colorOf(course.coverUrl) : courseColors[0],
    selection: course ? selectionOf(course) : nobody,
  }))
  const [name, setName] = useState(initial.name)
  const [color, setColor] = useState(initial.color)
  const [selection, setSelection] = useState(initial.selection)
  const [missing, setMissing] = useState<'name' | 'students'>()
  const [confirming, setConfirming] = useState(false)
  const [press] = useState(newPress)
  const form = useRef<HTMLDivElement>(null)
  const changed = name !== initial.name || color !== initial.color || selection !== initial.selection
  const { close, question } = useUnsaved(changed, onClose)

  const draft = { name: name.trim(), coverUrl: color, ...idsOf(selection) }
  const saving = useMutation({
    mutationFn: () => save(client, draft, courseId, press),
    onSuccess: (saved) => {
      onClose()
      notify({ kind: 'success', text: courseId === undefined ? '创建成功！' : '更新成功！' })
      onSaved(saved)
      void refreshCourses(client)
    },
    onError: (error) => {
      setConfirming(false)
      tellFailure(error, { title: text.errorTitle })
    },
  })
  const confirm = () => {
    const lacking =
      draft.name === '' ? 'name' : selection.whole.size + selection.alone.size === 0 ? 'students' : undefined
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
            <DialogActions onCancel={onClose} onConfirm={confirm} />
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
          <CourseLook
            name={name}
            color={color}
            nameMissing={missing === 'name' && draft.name === ''}
            people={headCount(selection)}
            onName={(typed, composing) => setName(composing ? typed : cutCourseName(typed))}
            onColor={setColor}
            onEnter={confirm}
          />
          <StudentChoice
            selection={selection}
            missing={missing === 'students' && headCount(selection) === 0}
            onChange={setSelection}
          />
        </div>
        {question}
      </Dialog>
      {confirming && (
        <CourseSummary
          name={draft.name}
          color={color}
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
