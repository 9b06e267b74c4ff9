import { useClient } from '@mango/client/react'
import type { StudentInNeed } from '@mango/contract/study-monitor'
import { Button } from '@mango/ui/button'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { useToday } from '@mango/widget/day'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { helpPage } from './help.query.ts'
import { HelpDialog } from './help-dialog.tsx'
import { HelpFrame } from './help-frame.tsx'
import css from './help-strip.css?inline'
import { reasonsOf } from './reasons.ts'

export interface HelpStripProps {
  /** Of a class, or '' for all. */
  classId: number | ''
  /** Shows what one of them asked. */
  onPick(student: StudentInNeed): void
}

const shown = 5

/**
 * The few who need help most, each with the reason; asked for anew when the day has changed.
 * Left out where nobody does, and where the school has no such call.
 */
export default function HelpStrip(props: HelpStripProps) {
  return <HelpOfToday key={useToday()} {...props} />
}

function HelpOfToday({ classId, onPick }: HelpStripProps) {
  const styles = useLazyStyles(css)
  const [all, setAll] = useState(false)
  // A server that knows the documents' calls alone can't tell: its table does without, and says nothing.
  const load = useQuery({ ...helpPage(useClient(), { classId }, 1, shown), retry: false })
  if (load.isPending) return <HelpFrame />
  const { rows, total } = load.data ?? { rows: [], total: 0 }
  if (rows.length === 0) return null
  return (
    <>
      <HelpFrame
        more={
          total > rows.length && (
            <Button variant="text" size="s" onClick={() => setAll(true)}>
              查看全部（{total}）
            </Button>
          )
        }
      >
        <ul ref={styles} className="help-cards">
          {rows.map((one) => (
            <li key={one.studentId}>
              <button type="button" className="help-card" onClick={() => onPick(one)}>
                <span className="help-name">
                  <b>{one.studentName}</b> <span className="quiet">{one.className}</span>
                </span>
                {/* Broken between the reasons alone. */}
                <span className="help-reason">{reasonsOf(one).join('，').replaceAll(' ', '\u00a0')}</span>
              </button>
            </li>
          ))}
        </ul>
      </HelpFrame>
      {all && (
        <HelpDialog
          classId={classId}
          onClose={() => setAll(false)}
          onPick={(one) => {
            setAll(false)
            onPick(one)
          }}
        />
      )}
    </>
  )
}
