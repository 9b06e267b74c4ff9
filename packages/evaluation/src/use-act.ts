import { text } from '@mango/contract/evaluation'
import { useTellFailure } from '@mango/widget/failure'
import { useRef, useState } from 'react'

/**
 * Does one thing after the other, in the order in which they were wanted, and tells of what fails, under the title that the
 * documents demand here. By hand: `useMutation` would come into the first view of the tree for this alone, 1.3 KB.
 * @param onFailed what is shown may not be there any more, or what was not answered may be there
 */
export function useAct(onFailed?: () => void) {
  const tellFailure = useTellFailure()
  const [busy, setBusy] = useState(false)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const perform = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      tellFailure(error, { title: text.errorTitle })
      onFailed?.()
      return false
    } finally {
      setBusy(false)
    }
  }
  /** @returns whether it was done */
  const act = (work: () => Promise<unknown>): Promise<boolean> => {
    const done = before.current.then(() => perform(work))
    before.current = done
    return done
  }
  return { busy, act }
}
