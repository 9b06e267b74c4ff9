import { Badge } from '@mango/ui/badge'
import { Button, ButtonLink } from '@mango/ui/button'
import type { PageLink } from '@mango/widget/leave'
import { useStore } from 'zustand'
import type { BasketStore } from '../merge/basket.store.ts'

interface ListActionsProps {
  basket: BasketStore
  onMerge(): void
  /** False for a person who may not create exams. */
  form: PageLink | false
}

/** The two things to do with exams as a whole. */
export function ListActions({ basket, onMerge, form }: ListActionsProps) {
  const count = useStore(basket.store, (state) => state.chosen.length)
  return (
    <>
      <Button onClick={onMerge}>
        合并考试 <Badge count={count} label={`已选 ${count} 场`} />
      </Button>
      {form && (
        <ButtonLink variant="primary" icon="plus" {...form}>
          新建
        </ButtonLink>
      )}
    </>
  )
}
