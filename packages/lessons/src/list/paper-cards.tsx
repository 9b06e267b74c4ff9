import type { PaperRecord } from '@mango/contract/paper-records'
import { Icon } from '@mango/ui/icon'
import { Tag } from '@mango/ui/tag'
import { Day } from '@mango/widget/day'
import type { PageLink } from '@mango/widget/leave'

interface PaperCardsProps {
  papers: readonly PaperRecord[]
  busy: boolean
  linkOf(paper: PaperRecord): PageLink
}

/** Homework or exams that a student answered. */
export function PaperCards({ papers, busy, linkOf }: PaperCardsProps) {
  return (
    <ul className="lesson-cards" aria-label="试卷" aria-busy={busy || undefined}>
      {papers.map((paper) => (
        <li key={paper.id} className="lesson-card paper-card">
          <Icon name="file" size={24} />
          <div className="lesson-card-text">
            <a className="lesson-link" title={paper.title} {...linkOf(paper)}>
              {paper.title}
            </a>
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
