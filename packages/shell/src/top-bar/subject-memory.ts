import { localStore } from '@mango/client'

const key = 'mango:subjectId'

/** The subject chosen last, kept across visits. */
export const subjectMemory = {
  get: (): number | undefined => Number(localStore.get(key)) || undefined,
  set: (id: number) => localStore.set(key, String(id)),
}
