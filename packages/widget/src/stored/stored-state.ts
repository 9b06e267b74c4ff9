import { createStore } from 'zustand/vanilla'
import type { Stored } from './stored.ts'

/** A store that begins as what is stored and stores whatever it is set to. */
export function storedState<Value>(place: Stored<Value>) {
  const store = createStore<Value>(() => place.read())
  const keep = (value: Value) => {
    store.setState(value, true)
    place.write(value)
  }
  return { store, keep }
}
