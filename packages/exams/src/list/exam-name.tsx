import type { ExamListItem } from '@mango/contract/exams'
import { Button } from '@mango/ui/button'
import { minuteName, useToday } from '@mango/widget/day'
import type { Exam } from './exam-row-actions.tsx'

interface ExamNameProps {
  exam: ExamListItem
  onUndoMerge(exam: Exam): void
}

/** The name of an exam; of one that was merged, until when that can be undone. */
export function ExamName({ exam, onUndoMerge }: ExamNameProps) {
  const today = useToday()
  const { examName, undoUntil } = exam
  if (!undoUntil) return examName
  return (
    <>
      {examName}
      <span className="merge-mark">
        合并而成，
        {minuteName(undoUntil, today)} 前可以
        <Button variant="text" size="s" aria-label={`撤销合并 ${examName}`} onClick={() => onUndoMerge(exam)}>
          撤销合并
        </Button>
      </span>
    </>
  )
}
