import { useClient } from '@mango/client/react'
import { lockRoom, removeStudent, shortCode } from '@mango/contract/live-class'
import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { useNotify } from '@mango/ui/notice'
import { Tag } from '@mango/ui/tag'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { devicesOf } from './devices.ts'
import type { LiveClass } from './live-class.ts'
import css from './members-dialog.css?inline'
import SeatRequests from './seat-requests.tsx'

/** Who is in the room: lets in, sends out, and locks the door. */
export function MembersDialog({ live, onClose }: { live: LiveClass; onClose(): void }) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const styles = useLazyStyles(css)
  const { connected, pairs, ranking, anonymous, locked } = useStore(live.model.store)
  const students = useStore(live.students)
  const { way, severalClasses } = live.ground
  const { roomId } = live.place
  const lock = useMutation({
    mutationFn: () => client.send(lockRoom, { body: { roomId, locked: !locked } }),
    onError: (error) => tellFailure(error),
  })
  const remove = useMutation({
    mutationFn: (student: { id: number; name: string }) =>
      client.send(removeStudent, { body: { roomId, studentId: student.id } }),
    onSuccess: (_, { name }) => notify({ kind: 'success', text: `已将 ${name} 移出课堂` }),
    onError: (error) => tellFailure(error),
  })
  const answered = new Set(anonymous ? [] : ranking.map(({ studentId }) => studentId))
  const phones = way === 'phone'
  const devices = devicesOf(students, pairs)
  return (
    <Dialog
      open
      size="l"
      title="课堂里的同学"
      closeOnBackdrop
      onClose={onClose}
      footer={
        phones && (
          <>
            <span role="status">
              {locked ? '课堂已锁定，新同学不能加入' : `已连接 ${connected.size} / ${students.length} 人`}
            </span>
            <span className="spacer" />
            <Button icon="lock" aria-pressed={locked} busy={lock.isPending} onClick={() => lock.mutate()}>
              {locked ? '解除锁定' : '锁定课堂'}
            </Button>
          </>
        )
      }
    >
      <div ref={styles} className="members">
        <SeatRequests live={live} />
        <ul aria-label="同学">
          {students.map(({ id, name, code }) => {
            const device = devices.get(id)
            const here = phones ? connected.has(id) : device !== undefined
            return (
              <li key={id} data-here={here || undefined}>
                <span className="num">{shortCode(code, severalClasses)}</span>
                <b>{name}</b>
                {answered.has(id) && <Tag tone="leaf">已作答</Tag>}
                <span className="members-state">{phones ? (here ? '在线' : '不在线') : (device ?? '未配对')}</span>
                {phones && (here || answered.has(id)) && (
                  <Button
                    size="s"
                    aria-label={`移出 ${name}`}
                    disabled={remove.isPending}
                    onClick={() => remove.mutate({ id, name })}
                  >
                    移出
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </Dialog>
  )
}
