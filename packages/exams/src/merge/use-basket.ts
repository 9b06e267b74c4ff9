import { hearOtherTabs, personal, type KeyValue } from '@mango/client'
import { useClient, usePersonalStorage } from '@mango/client/react'
import { useEffect } from 'react'
import { createBasket, type BasketStore } from './basket.store.ts'

const basketsOf = personal(() => new Map<string, BasketStore>())

/** One basket per person and school: every list of a page shows the same. */
function basketUnder(key: string, storage: KeyValue, baskets: Map<string, BasketStore>): BasketStore {
  const basket = baskets.get(key) ?? createBasket(storage, key)
  baskets.set(key, basket)
  return basket
}

/** The merge basket of the person who is logged in; also follows what another tab does to it. */
export function useBasket(): BasketStore {
  const { storage, key } = usePersonalStorage('mango:exam-merge')
  const basket = basketUnder(key, storage, basketsOf(useClient()))
  useEffect(() => {
    // Another tab may have changed it while no list of this page was listening.
    basket.reread()
    return hearOtherTabs(() => basket.reread(), key)
  }, [basket, key])
  return basket
}
