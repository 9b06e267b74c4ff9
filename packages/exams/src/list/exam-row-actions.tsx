import type { ExamListItem } from '@mango/contract/exams'
import { Button, ButtonLink } from '@mango/ui/button'
import type { PageLink } from '@mango/widget/leave'

/** What the actions on an exam need to know of it. */
export type Exam = Pick<ExamListItem, 'examId' | 'examName' | 'subjectNames'>

interface ExamRowActionsProps {
  exam: Exam
  chosen: boolean
  linkOf(exam: Exam): PageLink
  onChoose(exam: Exam): void
  onDelete: ((exam: Exam) => void) | undefined
}

/** 详情, 加入合并 and, for those who may, 删除. */
export function ExamRowActions({ exam, chosen, linkOf, onChoose, onDelete }: ExamRowActionsProps) {
  const { examName, subjectNames } = exam
  const mergeable = subjectNames.length > 0
  return (
    <span className="row-actions">
      <ButtonLink variant="text" size="s" aria-label={`详情 ${examName}`} {...linkOf(exam)}>
        详情
      </ButtonLink>
      {/* Without a subject it can still be pressed, to be told why; once it is chosen it keeps the focus. */}
      <Button
        variant="text"
        size="s"
        aria-disabled={chosen || undefined}
        data-refused={!mergeable || undefined}
        aria-label={`${chosen ? '已加入' : '加入合并'} ${examName}`}
        onClick={() => !chosen && onChoose(exam)}
      >
        {chosen ? '已加入' : '加入合并'}
      </Button>
      {onDelete && (
        <Button variant="text-danger" size="s" aria-label={`删除 ${examName}`} onClick={() => onDelete(exam)}>
          删除
        </Button>
      )}
    </span>
  )
}
