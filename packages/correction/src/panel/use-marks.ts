import { isExpired, readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import { text } from '@mango/contract'
import type { CorrectionDetail } from '@mango/contract/correction'
import { useNotify } from '@mango/ui/notice'
import { useSteady } from '@mango/widget/steady'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { askCorrection, dropCorrection, saveMark } from '../correction.query.ts'
import { createMarks } from '../marks.store.ts'
import { asCheck, partsOf } from '../rules.ts'

/** The marks of a paper, as the server has them and as they are on their way there. */
export function useMarks(paperId: number, { answerList: questions, corrected }: CorrectionDetail) {
  const client = useClient()
  const notify = useSteady(useNotify())
  const [marks] = useState(() => {
    const made = createMarks({
      save: (part, check, isOver) => saveMark(client, paperId, part, check, isOver),
      ask: () => askCorrection(client),
      drop: () => dropCorrection(client),
      onFailed(error) {
        if (isExpired(error)) return () => {}
        const again = { label: '重试', run: () => made.retry() }
        return notify({
          kind: 'error',
          title: text.errorTitle,
          text: `没有保存上，已退回：${readable(error)}`,
          action: again,
        })
      },
    })
    return made
  })
  // Before it is seen: the first view has the marks of the server.
  useLayoutEffect(() => {
    marks.adopt(partsOf(questions).map(({ id, check }) => ({ id, check: asCheck(check) })))
    if (!corrected || !marks.giveUp()) return
    notify({
      kind: 'warning',
      title: '没有保存上，已退回',
      text: '这份作答已经在别处批改完成，现在显示的是批改结果',
      duration: 8000,
    })
  }, [marks, questions, corrected, notify])
  // How many are on their way is no business of whoever draws the questions.
  const checks = useStore(marks.store, ({ checks }) => checks)

  // Whoever leaves with marks on their way is asked.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (marks.store.getState().pending > 0) event.preventDefault()
    }
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [marks])
  return { marks, checks }
}
