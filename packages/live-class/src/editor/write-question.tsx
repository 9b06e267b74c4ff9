import { Button } from '@mango/ui/button'
import { lateDialog } from '@mango/widget/late-dialog'
import { useState } from 'react'
import type { EditorDraft } from './draft.ts'
import { withWritten } from './written.ts'

const WrittenDialog = lateDialog(() => import('./written-dialog.tsx'))

interface WriteQuestionProps {
  draft: EditorDraft
  host: HTMLElement
  onChange(part: Partial<EditorDraft>): void
  onAdded?(): void
}

/** Adds a question in the teacher's own words. */
export default function WriteQuestion({ draft, host, onChange, onAdded }: WriteQuestionProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="s" icon="plus" onClick={() => setOpen(true)}>
        写一道题
      </Button>
      {open && (
        <WrittenDialog
          host={host}
          onClose={() => setOpen(false)}
          onWritten={(id) => {
            onChange(withWritten(draft, id))
            onAdded?.()
          }}
        />
      )}
    </>
  )
}
