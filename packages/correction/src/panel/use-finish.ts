import { CallError, readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import { text } from '@mango/contract'
import { useNotify } from '@mango/ui/notice'
import { useSteady } from '@mango/widget/steady'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { finish, refreshCorrection, showFinished, type PaperQuery } from '../correction.query.ts'
import type { Tally } from '../rules.ts'
import type { useMarks } from './use-marks.ts'

export const loadFinished = () => import('./finished-dialog.tsx')

interface Finish {
  readonly paper: PaperQuery
  readonly marks: Pick<ReturnType<typeof useMarks>['marks'], 'settled' | 'store'>
  /** Of the marks as they are. */
  readonly tally: Tally
  /** The result is shown, at first while it comes; or not any more, since nothing was finished. */
  onResult(isShown: boolean): void
  onFinished(tally: Tally): void
}

/** Ends a correction: 完成批改. Where parts are unchecked it is warned of them; a failure can be tried again from its notice. */
export function useFinish({ paper, marks, tally, onResult, onFinished }: Finish) {
  const client = useClient()
  const notify = useNotify()
  /** How many since the last one was over. */
  const [warnings, setWarnings] = useState(0)
  const [finishedTally, setFinishedTally] = useState(tally)
  const failureNews = useRef<() => void>(undefined)
  const finishing = useMutation({
    mutationFn: async () => {
      // It may not come, as on a page from before an update: then nothing is finished that could not be told.
      await loadFinished()
      onResult(true)
      // What is still on its way goes first.
      await marks.settled()
      return finish(client, paper)
    },
    onSuccess: () => {
      onFinished(tally)
      showFinished(client, paper, marks.store.getState().checks)
      void refreshCorrection(client)
    },
    onError: (error) => {
      onResult(false)
      // Another tab may have taken a mark back.
      void refreshCorrection(client)
      const words = error instanceof CallError ? readable(error) : '结果页没有加载出来，请检查网络后重试，或刷新页面'
      failureNews.current = notify({
        kind: 'error',
        title: text.errorTitle,
        text: `没有完成批改：${words}`,
        action: { label: '重试', run: tryFinish },
      })
    },
  })
  // Whatever is checked by then.
  const tryFinish = useSteady(() => {
    if (finishing.isPending) return
    setWarnings((count) => (tally.unchecked.length > 0 ? count + 1 : 0))
    if (tally.unchecked.length > 0) return
    setFinishedTally(tally)
    failureNews.current?.()
    finishing.mutate()
  })
  const unwarn = useSteady(() => setWarnings(0))
  return { finish: tryFinish, isPending: finishing.isPending, warnings, unwarn, tally: finishedTally }
}
