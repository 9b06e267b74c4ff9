import { text } from '@mango/contract/evaluation'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'

/** Does one thing at a time and tells of what fails, under the title that the documents demand here. */
export function useAct() {
  const tellFailure = useTellFailure()
  const { isPending: busy, mutateAsync } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) => tellFailure(error, { title: text.errorTitle }),
  })
  /** @returns whether it was done */
  const act = (work: () => Promise<unknown>): Promise<boolean> =>
    mutateAsync(work).then(
      () => true,
      () => false,
    )
  return { busy, act }
}
