import { Badge } from '@mango/ui/badge'
import { Button } from '@mango/ui/button'
import { useStore } from 'zustand'
import type { BasketStore } from '../merge/basket.store.ts'

interface ListHeaderProps {
  heading: string
  basket: BasketStore
  onMerge(): void
  /** False for a person who may not create exams. */
  onCreate: (() => void) | false
}

/** Title and the two things to do with exams as a whole. */
export function ListHeader({ heading, basket, onMerge, onCreate }: ListHeaderProps) {
  const count = useStore(basket.store, (state) => state.chosen.length)
  return (
    <div className="exams-header">
      {heading && <h1 className="exams-title">{heading}</h1>}
      <span className="spacer" />
      <Button onClick={onMerge}>
        合并考试 <Badge count={count} label={`已选 ${count} 场`} />
      </Button>
      {onCreate && (
        <Button variant="primary" icon="plus" onClick={onCreate}>
          新建
        </Button>
      )}
    </div>
  )
}
