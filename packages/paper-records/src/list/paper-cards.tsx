import { text, type PaperRecord } from '@mango/contract/paper-records'
import { Tag } from '@mango/ui/tag'
import type { PageLink } from '@mango/widget/leave'
import { SubjectMark } from '@mango/widget/subject-mark'
import type { DayGroup } from './day-groups.ts'

interface PaperCardsProps {
  readonly groups: readonly DayGroup[]
  linkOf(paper: PaperRecord): PageLink
}

/** Papers below the day they were made on. */
export const PaperCards = ({ groups, linkOf }: PaperCardsProps) => (
  <div className="papers">
    {groups.map(({ day, title, detail, papers }) => (
      <section key={day} className="paper-day" aria-label={`${title} ${detail}`}>
        <h2>
          {title} <span className="quiet num">{detail}</span>
        </h2>
        <ul>
          {papers.map((paper) => (
            <li key={paper.id}>
              <a className="paper-card" {...linkOf(paper)}>
                <SubjectMark subject={paper.subjectName} />
                <span className="paper-words">
                  <b title={paper.title}>{paper.title}</b>
                  <span className="quiet num facts">
                    {factsOf(paper).map((fact) => (
                      <span key={fact}>{fact}</span>
                    ))}
                  </span>
                </span>
                <State paper={paper} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

function factsOf({ subjectName, createTime, counts }: PaperRecord): string[] {
  const facts = [subjectName, createTime.slice(11, 16)]
  if (counts && counts.checked < counts.total) facts.push(`已批 ${counts.checked} / ${counts.total}`)
  else if (counts && counts.total > 0)
    facts.push(counts.wrong > 0 ? `答对 ${counts.right} 题，答错 ${counts.wrong} 题` : `答对 ${counts.right} 题`)
  return facts.filter(Boolean)
}

function State({ paper: { correctBySelf, counts } }: { readonly paper: PaperRecord }) {
  const isChecked = counts && counts.total > 0 && counts.checked === counts.total
  return (
    <span className="paper-tags">
      {correctBySelf && <Tag tone="sky">{text.selfCorrected}</Tag>}
      {isChecked && counts.wrong === 0 && (
        <Tag tone="leaf" icon="check">
          全对
        </Tag>
      )}
      {isChecked && counts.wrong > 0 && !correctBySelf && <Tag tone="red">错 {counts.wrong} 题</Tag>}
    </span>
  )
}
