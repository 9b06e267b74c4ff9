import { loginCachePrefix, sessionStore, type KeyValue } from '@mango/client'
import { stored, storedState } from '@mango/widget/stored'
import * as v from 'valibot'

const schema = v.object({
  /** A forgotten password: the same steps, another last page. Known to this browser only. */
  reset: v.boolean(),
  nickName: v.string(),
  mobile: v.string(),
  /** What the server calls this registration by, once name and phone were sent. */
  receipt: v.optional(v.string()),
  /** Whether the six digits were right: only then may a password be set. */
  verified: v.boolean(),
  studentCode: v.optional(v.string()),
  /** The school that the student ID logs in to, where the server tells. */
  schoolId: v.optional(v.number()),
  /** What the server had to say about the check. */
  msg: v.optional(v.string()),
})
export type Registration = v.InferOutput<typeof schema>

const key = `${loginCachePrefix}registration`
const blank: Registration = { reset: false, nickName: '', mobile: '', verified: false }

/** Where a registration (or a forgotten password) stands; survives a reload, not a logout. */
export function createRegistration(storage: KeyValue = sessionStore) {
  const { store, keep: put } = storedState(stored(key, schema, blank, storage))
  return {
    store,
    begin: (reset: boolean) => put({ ...blank, reset }),
    /** Another name or phone is another registration: its receipt is void. */
    setPerson(person: Pick<Registration, 'nickName' | 'mobile'>) {
      const { reset } = store.getState()
      put({ ...blank, reset, ...person })
    },
    keepReceipt: (receipt: string) => put({ ...store.getState(), receipt }),
    dropReceipt() {
      const { reset, nickName, mobile } = store.getState()
      put({ ...blank, reset, nickName, mobile })
    },
    verify: (answer: Pick<Registration, 'studentCode' | 'schoolId' | 'msg'>) =>
      put({ ...store.getState(), verified: true, ...answer }),
    /** The password is set: the receipt is used up; what to log in with stays, and what was said of it. */
    finish() {
      const { reset, studentCode, schoolId, msg } = store.getState()
      put({ ...blank, reset, studentCode, schoolId, msg })
    },
  }
}
export type RegistrationStore = ReturnType<typeof createRegistration>
