import type { ComponentProps } from '@mango/element'
import type { face } from '../mistake-notebook.face.ts'
import type { Place } from '../notebook.query.ts'
import { useActions } from '../use-actions.ts'

/** Goes to the address of a paper, which saves it, and empties the basket it was made of. */
export function useTakeAway({ place, emit }: { place: Place; emit: ComponentProps<typeof face>['emit'] }) {
  const { emptyBasket } = useActions(place, '')
  return async (url: string) => {
    if (emit('paper-download', { url })) globalThis.location.assign(url)
    await emptyBasket()
  }
}
