import type { KeyValue } from '@mango/client'
import { stored, storedState } from '@mango/widget/stored'
import * as v from 'valibot'

const offered = ['收到，老师已经知道了。', '请记得按时完成作业。', '这个问题明天上课一起看。', '请早点休息，注意身体。']
const most = 12

/** Sentences that are sent often, kept in `storage` under `key`. */
export function createQuickReplies(storage: KeyValue, key: string) {
  const { store, keep } = storedState<readonly string[]>(stored(key, v.array(v.string()), offered, storage))
  return {
    store,
    /** Adds a sentence in front; what no longer fits falls off at the end. */
    add: (text: string) => keep([text, ...store.getState().filter((one) => one !== text)].slice(0, most)),
    remove: (text: string) => keep(store.getState().filter((one) => one !== text)),
    restore: keep,
  }
}
