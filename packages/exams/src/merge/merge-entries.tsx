import { IconButton } from '@mango/ui/icon-button'
import { Tag } from '@mango/ui/tag'
import type { MergeEntry } from './use-merge-entries.ts'

interface MergeEntriesProps {
  entries: readonly MergeEntry[]
  onRemove(examId: number): void
}

/** The chosen exams in their order, each marked with what keeps it from merging with the first. */
export function MergeEntries({ entries, onRemove }: MergeEntriesProps) {
  return (
    <ol className="merge-entries" aria-label="待合并的考试">
      {entries.map((entry) => (
        <li key={entry.examId} className="merge-entry" data-refused={entry.marks.length > 0 || undefined}>
          <div className="merge-entry-words">
            <p className="merge-entry-name">{entry.examName}</p>
            <p className="quiet">{factsLine(entry)}</p>
            {entry.marks.length > 0 && (
              <p className="tags">
                {entry.marks.map((mark) => (
                  <Tag key={mark} tone="red" icon="warning">
                    {mark}
                  </Tag>
                ))}
              </p>
            )}
          </div>
          <IconButton size="s" icon="close" label={`移出 ${entry.examName}`} onClick={() => onRemove(entry.examId)} />
        </li>
      ))}
    </ol>
  )
}

function factsLine({ knowledge, subjectNames }: MergeEntry): string {
  if (knowledge === 'gone') return ''
  if (typeof knowledge === 'string') return subjectNames.join('、')
  return [knowledge.schoolYear, knowledge.gradeName, knowledge.term, knowledge.typeName].join(' · ')
}
