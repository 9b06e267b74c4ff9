import type { Question } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { useNotify } from '@mango/ui/notice'
import { useState } from 'react'
import type { EditorDraft } from './draft.ts'
import { withoutWritten, withWritten } from './written.ts'
import WrittenDialog from './written-dialog.tsx'

interface WrittenActionsProps {
  question: Question
  number: number
  host: HTMLElement
  draft: EditorDraft
  onChange(part: Partial<EditorDraft>): void
}

/** Edits a question of one's own, or takes it out of the courseware. */
export default function WrittenActions({ question, number, host, draft, onChange }: WrittenActionsProps) {
  const notify = useNotify()
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button variant="text" size="s" icon="edit" aria-label={`编辑第 ${number} 题`} onClick={() => setOpen('edit')}>
        编辑
      </Button>
      <Button
        variant="text-danger"
        size="s"
        icon="trash"
        aria-label={`删除第 ${number} 题`}
        onClick={() => setOpen('delete')}
      >
        删除
      </Button>
      {open === 'edit' && (
        <WrittenDialog
          host={host}
          question={question}
          onClose={close}
          onWritten={(id) => {
            onChange(withWritten(draft, id, question.id))
            notify({ kind: 'success', text: '题目已修改，保存课件后生效' })
          }}
        />
      )}
      <ConfirmDialog
        open={open === 'delete'}
        danger
        title={`删除第 ${number} 题？`}
        confirmText="删除"
        onClose={close}
        onConfirm={() => {
          onChange(withoutWritten(draft, question.id))
          notify({ kind: 'success', text: '题目已删除，保存课件后生效' })
        }}
      >
        <p>以后的课不再有这道题；已经上过的课，报告和成绩里仍保留它和作答。</p>
      </ConfirmDialog>
    </>
  )
}
