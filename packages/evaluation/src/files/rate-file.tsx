import { useClient } from '@mango/client/react'
import { wordsProblem } from '@mango/contract'
import { descriptionLength, ratingMax, text, updateFileRate, type EvaluationFile } from '@mango/contract/evaluation'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { FileMark } from '@mango/ui/file-mark'
import { useNotify } from '@mango/ui/notice'
import { StarRating } from '@mango/ui/star-rating'
import { TextField } from '@mango/widget/text-field'
import { useState } from 'react'
import { refreshFiles } from '../evaluation.query.ts'
import { useAct } from '../use-act.ts'

interface RateFileProps {
  file: EvaluationFile
  onClose(): void
}

/** Stars and words; a press on the chosen star takes them back. */
export function RateFile({ file, onClose }: RateFileProps) {
  const client = useClient()
  const notify = useNotify()
  const { busy, act } = useAct()
  const [score, setScore] = useState(file.ratingScore)
  const [words, setWords] = useState(file.ratingDesc)
  const save = async () => {
    const body = { fileId: file.fileId, fileRepoId: file.fileRepoId, ratingScore: score, ratingDesc: words.trim() }
    if (!(await act(() => client.send(updateFileRate, { body })))) return
    onClose()
    notify({ kind: 'success', text: text.updated })
    await refreshFiles(client)
  }
  return (
    <Dialog
      open
      size="s"
      title={text.rate}
      busy={busy}
      onClose={onClose}
      footer={
        <DialogActions
          busy={busy}
          disabled={wordsProblem(words, descriptionLength) !== undefined}
          onCancel={onClose}
          onConfirm={() => void save()}
        />
      }
    >
      <p className="dialog-file">
        <FileMark name={file.fileName} />
        <b>{file.fileName}</b>
      </p>
      <div className="rate-line">
        <StarRating label={text.rate} value={score} max={ratingMax} size="l" onChange={setScore} />
        <span role="status">{score === 0 ? '未评分' : `${score} 星`}</span>
        {score > 0 && <span className="quiet">再点一次这颗星，可清除</span>}
      </div>
      <TextField label="说明（选填）" max={descriptionLength} value={words} onChange={setWords} />
    </Dialog>
  )
}
