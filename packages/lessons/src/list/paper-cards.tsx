import type { PaperRecord } from '@mango/contract/paper-records'
import { Icon } from '@mango/ui/icon'
import { Tag } from '@mango/ui/tag'
import { Day } from '@mango/widget/day'

interface PaperCardsProps {
  papers: readonly PaperRecord[]
  busy: boolean
  onOpen(paper: PaperRecord): void
}

/** Homework or exams that a student answered. */
export function PaperCards({ papers, busy, onOpen }: PaperCardsProps) {
  return (
    <ul className="lesson-cards" aria-label="试卷" aria-busy={busy || undefined}>
      {papers.map((paper) => (
        <li key={paper.id} className="lesson-card paper-card">
          <Icon name="text" size={24} />
          <div className="lesson-card-text">
            <button type="button" className="lesson-link" title={paper.title} onClick={() => onOpen(paper)}>
              {paper.title}
            </button>
            <span className="lesson-card-foot">
              <Day time={paper.createTime} dated />
              <span className="paper-tags">
                {paper.subjectName && <Tag>{paper.subjectName}</Tag>}
                {paper.correctBySelf && <Tag tone="sky">自主批改</Tag>}
              </span>
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
