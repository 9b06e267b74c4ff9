import { safeUrl } from '@mango/client'
import { useClient } from '@mango/client/react'
import { evaluationFileType, recordFileDownload, text, type EvaluationFile } from '@mango/contract/evaluation'
import { shownKindOf } from '@mango/contract/library'
import { useNotify } from '@mango/ui/notice'
import { useState } from 'react'
import { refreshFiles } from '../evaluation.query.ts'
import { useAct } from '../use-act.ts'
import type { Permissions } from '../use-permissions.ts'
import { isTranscoding } from './is-transcoding.ts'
import { takeAway } from './take-away.ts'

/** What a dialog is opened for. */
export type FileWish = 'rename' | 'rate' | 'category' | 'delete'

/** What is done to the files of an item without a dialog, and which dialog is open. */
export function useFileActions({ userId }: Pick<Permissions, 'userId'>) {
  const client = useClient()
  const notify = useNotify()
  const { act } = useAct()
  const [asked, setAsked] = useState<{ wish: FileWish; file: EvaluationFile }>()
  const [previewed, setPreviewed] = useState<EvaluationFile>()
  const close = () => {
    setAsked(undefined)
    setPreviewed(undefined)
  }

  const openLink = ({ url }: EvaluationFile) => {
    const address = safeUrl(url)
    if (address) window.open(address, '_blank', 'noopener,noreferrer')
    else notify({ kind: 'warning', text: '链接地址不正确' })
  }
  const record = (file: EvaluationFile) =>
    act(async () => {
      await client.send(recordFileDownload, { query: { fileId: file.fileId, userId } })
      await refreshFiles(client)
    })
  const download = (file: EvaluationFile) => {
    void record(file)
    if (file.type === evaluationFileType.link) return openLink(file)
    const address = safeUrl(file.url)
    if (!address) return notify({ kind: 'warning', text: '文件地址不正确' })
    takeAway(address, file.fileName)
  }
  const preview = (file: EvaluationFile) => {
    if (file.type === evaluationFileType.link) openLink(file)
    else if (isTranscoding(file)) notify({ kind: 'warning', text: text.transcoding })
    else if (!shownKindOf(file.fileName)) notify({ kind: 'warning', text: text.formatNotSupported })
    else setPreviewed(file)
  }

  return {
    asked,
    previewed,
    close,
    download,
    preview,
    ask: (wish: FileWish, file: EvaluationFile) => setAsked({ wish, file }),
  }
}
