import { shortCode } from '@mango/contract/live-class'
import { Button } from '@mango/ui/button'
import { useStore } from 'zustand'
import type { LiveClass } from './live-class.ts'

/** Students who want to go on with another phone, or to come back: only their teacher sees whether it is them. */
export default function SeatRequests({ live }: { live: LiveClass }) {
  const requests = useStore(live.model.store, (state) => state.seatRequests)
  const students = useStore(live.students)
  if (requests.length === 0) return null
  const { severalClasses } = live.ground
  return (
    <ul className="board-seats" role="status" aria-label="换手机和重新加入的请求">
      {requests.map(({ seatId, studentId, removed }) => {
        const student = students.find(({ id }) => id === studentId)
        return (
          <li key={seatId}>
            <span>
              <b>{student?.name ?? '—'}</b>{' '}
              {student && <span className="num quiet">{shortCode(student.code, severalClasses)}</span>}{' '}
              {removed ? '请求重新加入课堂' : '要换一台手机作答'}
            </span>
            <Button size="s" variant="primary" onClick={() => void live.decideSeat(seatId, true)}>
              同意
            </Button>
            <Button size="s" onClick={() => void live.decideSeat(seatId, false)}>
              拒绝
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
