import type { ComponentProps } from '@mango/element'
import type { face } from '../mistake-notebook.face.ts'
import type { Place } from '../notebook.query.ts'
import { useActions } from '../use-actions.ts'

/** Goes to the address of a paper, which saves it, and takes what it was made of out of the basket: all that is in it, where nobody knows. */
export function useTakeAway({ place, emit }: { place: Place; emit: ComponentProps<typeof face>['emit'] }) {
  const { emptyBasket } = useActions(place, '')
  return async (url: string, questionIds?: readonly number[]) => {
    if (emit('paper-download', { url })) globalThis.location.assign(url)
    await emptyBasket(questionIds)
  }
}
