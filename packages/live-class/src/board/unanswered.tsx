import { shortCode } from '@mango/contract/live-class'
import type { Student } from '@mango/contract/students'
import { Icon } from '@mango/ui/icon'
import { memo } from 'react'
import { barTypeOf } from './bar-type.ts'

interface UnansweredProps {
  students: readonly Student[]
  severalClasses: boolean
  total: number
}

/** Somebody who answers once more is missing no more than before. */
const isSame = (before: UnansweredProps, after: UnansweredProps) =>
  before.severalClasses === after.severalClasses &&
  before.total === after.total &&
  before.students.length === after.students.length &&
  before.students.every((student, index) => student === after.students[index])

/** Who is missing: by name, by code, or as blocks, depending on how many they are. */
export const Unanswered = memo(function Unanswered({ students, severalClasses, total }: UnansweredProps) {
  const type = barTypeOf(students.length)
  if (students.length === 0)
    return (
      <p className="board-done" role="status">
        {total > 0 && (
          <>
            <Icon name="success" size={20} /> 全部作答完毕
          </>
        )}
      </p>
    )
  return (
    <section className="board-missing" data-type={type} aria-label={`未作答 ${students.length} 人`}>
      <h2>
        未作答 <b className="num">{students.length}</b> 人
      </h2>
      <ul>
        {students.map(({ id, name, code }) => (
          <li key={id} title={name}>
            {type === 'names' && name}
            {type === 'codes' && <span className="num">{shortCode(code, severalClasses)}</span>}
            {type === 'blocks' && <span className="unseen">{name}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}, isSame)
