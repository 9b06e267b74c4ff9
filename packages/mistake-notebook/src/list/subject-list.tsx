import type { MistakeSubject } from '@mango/contract/mistake-notebook'
import { SubjectMark } from '@mango/widget/subject-mark'

interface SubjectListProps {
  subjects: readonly MistakeSubject[]
  value: number
  onChange(subjectId: number): void
}

/** The subjects of the semester, each with what is not mastered. */
export function SubjectList({ subjects, value, onChange }: SubjectListProps) {
  return (
    <nav className="notebook-card notebook-subjects" part="subjects" aria-label="科目">
      <p className="subjects-head" aria-hidden="true">
        <span>科目</span>
        <span>未掌握</span>
      </p>
      <ul>
        {subjects.map(({ subjectId, subjectName, notMastered }) => (
          <li key={subjectId}>
            <button
              type="button"
              className="subject"
              aria-current={subjectId === value ? 'true' : undefined}
              onClick={() => onChange(subjectId)}
            >
              <SubjectMark subject={subjectName} />
              <span className="subject-name">{subjectName}</span>
              <span className="subject-count" aria-label={`${notMastered} 题未掌握`}>
                {notMastered}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
