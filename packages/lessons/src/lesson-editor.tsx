import type { ComponentProps } from '@mango/element'
import { Widget } from '@mango/widget'
import { lateDialog } from '@mango/widget/late-dialog'
import { useImperativeHandle } from 'react'
import type { face } from './lesson-editor.face.ts'

type LessonEditorProps = ComponentProps<typeof face>

const EditorDialog = lateDialog(() => import('./editor/editor-dialog.tsx'))

export function LessonEditor(props: LessonEditorProps) {
  const { open, courseId, classId, lessonId, timetableId, custom, context, host, emit, setProp, ref } = props
  useImperativeHandle(ref, () => ({ show: () => setProp('open', true), close: () => setProp('open', false) }), [
    setProp,
  ])
  return (
    <Widget context={context} host={host}>
      {open && courseId && (
        <EditorDialog
          key={[courseId, lessonId, timetableId].join()}
          place={{ courseId, classId, lessonId, hourId: timetableId, custom }}
          host={host}
          onClose={() => {
            setProp('open', false)
            emit('lesson-cancel')
          }}
          onSaved={(saved, status) => {
            setProp('open', false)
            emit('lesson-saved', { lessonId: saved, status })
          }}
        />
      )}
    </Widget>
  )
}
