import { Button } from '@mango/ui/button'
import { IconButton } from '@mango/ui/icon-button'
import { Icon } from '@mango/ui/icon'
import { useStore } from 'zustand'
import type { BasketStore } from './basket.store.ts'
import { MergeEntries } from './merge-entries.tsx'
import { useMergeEntries } from './use-merge-entries.ts'

/** The merge basket under the list, always in sight, with undo. */
export default function BasketAside({ basket }: { basket: BasketStore }) {
  const { chosen, before } = useStore(basket.store)
  const { entries, refusal } = useMergeEntries(chosen)
  return (
    <aside className="basket" part="basket" aria-label="合并列表">
      <div className="basket-head">
        <h2 className="basket-title">
          合并列表 <span className="quiet num">{chosen.length} 场</span>
        </h2>
        <p className="basket-refusal" role="status">
          {refusal && chosen.length > 1 && (
            <>
              <Icon name="warning" size={14} /> {refusal}
            </>
          )}
        </p>
        <Button variant="text" size="s" icon="rotate-left" disabled={before.length === 0} onClick={basket.undo}>
          撤销
        </Button>
        {chosen.length > 0 ? (
          <Button variant="text" size="s" onClick={basket.clear}>
            清空
          </Button>
        ) : (
          <IconButton size="s" icon="close" label="收起合并列表" onClick={basket.forgetAll} />
        )}
      </div>
      {chosen.length === 0 && <p className="quiet basket-empty">列表已清空，可以撤销</p>}
      <MergeEntries entries={entries} onRemove={basket.remove} />
    </aside>
  )
}
