import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { useStore } from 'zustand'
import type { LiveClass } from './live-class.ts'

/** Who was picked, in this window, in another one or by the teacher's phone. */
export function PickDialog({ live, onClose }: { live: LiveClass; onClose(): void }) {
  const students = useStore(live.students)
  const called = useStore(live.picks.called, ({ studentId }) => studentId)
  const picked = students.find(({ id }) => id === called)
  return (
    <Dialog
      open
      size="s"
      title="随机点名"
      closeOnBackdrop
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>关闭</Button>
          <Button variant="primary" icon="retry" onClick={() => void live.pick()}>
            再抽一次
          </Button>
        </>
      }
    >
      <p className="picked" role="status">
        <b>{picked?.name}</b>
        <span className="num">{picked?.code}</span>
      </p>
    </Dialog>
  )
}
