import { Badge } from '@mango/ui/badge'
import { Button } from '@mango/ui/button'
import { useStore } from 'zustand'
import type { BasketStore } from '../merge/basket.store.ts'

interface ListActionsProps {
  basket: BasketStore
  onMerge(): void
  /** False for a person who may not create exams. */
  onCreate: (() => void) | false
}

/** The two things to do with exams as a whole. */
export function ListActions({ basket, onMerge, onCreate }: ListActionsProps) {
  const count = useStore(basket.store, (state) => state.chosen.length)
  return (
    <>
      <Button onClick={onMerge}>
        合并考试 <Badge count={count} label={`已选 ${count} 场`} />
      </Button>
      {onCreate && (
        <Button variant="primary" icon="plus" onClick={onCreate}>
          新建
        </Button>
      )}
    </>
  )
}
