import { text } from '@mango/contract/evaluation'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { Tag } from '@mango/ui/tag'
import type { TreeKey } from '@mango/ui/tree'
import { useState } from 'react'
import { TargetTree } from '../tree/target-tree.tsx'
import type { Target } from '../tree/target.ts'
import { wayUp, type Targets } from '../tree/use-targets.ts'

interface MoveDialogProps {
  target: Target
  targets: Targets
  onMove(target: Target, into: Target): Promise<boolean>
  onClose(): void
}

/** Chooses where an item goes: neither into itself nor where it is. */
export default function MoveDialog({ target, targets, onMove, onClose }: MoveDialogProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<TreeKey>>(
    () => new Set(wayUp(targets.known, target.id).slice(1)),
  )
  const [into, setInto] = useState<Target>()
  const [busy, setBusy] = useState(false)
  const isOff = (one: Target) => wayUp(targets.known, one.id).includes(target.id) || one.id === target.above
  const move = async () => {
    if (!into) return
    setBusy(true)
    const done = await onMove(target, into)
    setBusy(false)
    if (done) onClose()
  }
  return (
    <Dialog
      open
      title={text.move}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <span className="quiet">移动后 8 秒内可撤销</span>
          <DialogActions
            confirmText={<span className="move-to">{into ? `移到“${into.name}”` : '移到所选目录'}</span>}
            busy={busy}
            disabled={!into}
            onCancel={onClose}
            onConfirm={() => void move()}
          />
        </>
      }
    >
      <p className="move-what">把“{target.name}”移到</p>
      <div className="move-tree">
        <TargetTree
          label="目标目录"
          targets={targets}
          expanded={expanded}
          onExpandedChange={setExpanded}
          selected={into?.id}
          onSelect={setInto}
          isDisabled={isOff}
          after={(one) => one.id === target.above && <Tag>现在在这里</Tag>}
          height="360px"
        />
      </div>
    </Dialog>
  )
}
