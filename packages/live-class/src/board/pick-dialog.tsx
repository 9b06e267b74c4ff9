import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import { useState } from 'react'
import type { LiveClass } from './live-class.ts'

/** Picks one of those who are there, nobody twice before everybody had a turn. */
export function PickDialog({ live, onClose }: { live: LiveClass; onClose(): void }) {
  const [picked, setPicked] = useState(() => live.called.getState().student ?? live.pick())
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
          {picked && (
            <Button variant="primary" icon="retry" onClick={() => setPicked(live.pick())}>
              再抽一次
            </Button>
          )}
        </>
      }
    >
      {picked ? (
        <p className="picked" role="status">
          <b>{picked.name}</b>
          <span className="num">{picked.code}</span>
        </p>
      ) : (
        <EmptyState text="还没有同学加入" detail="从已连接、已配对或已作答的同学里抽" />
      )}
    </Dialog>
  )
}
