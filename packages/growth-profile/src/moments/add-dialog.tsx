import { useClient } from '@mango/client/react'
import { randomName, sendFile } from '@mango/client/upload'
import {
  addMoment,
  momentContentLength,
  momentExtensions,
  momentTitleLength,
  text,
  maxMomentBytes,
} from '@mango/contract/growth-profile'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { Field } from '@mango/ui/field'
import { useNotify } from '@mango/ui/notice'
import { UploadTile } from '@mango/ui/upload-tile'
import { useTellFailure } from '@mango/widget/failure'
import { LineField } from '@mango/widget/line-field'
import { TextField } from '@mango/widget/text-field'
import { useUnsaved } from '@mango/widget/unsaved'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refreshMoments } from '../growth.query.ts'
import { isComplete, isVideoFile, momentRefusal } from './moment-rules.ts'
import { ChosenFile } from './chosen-file.tsx'
import { smallPicture } from './small-picture.ts'
import { stillOf } from './still-of.ts'

interface AddDialogProps {
  studentId: number
  /** A teacher looks at it before others see it. */
  waits: boolean
  onClose(): void
  onAdded(): void
}

const hint = `图片 ${momentExtensions.image.join('、')}，视频 ${momentExtensions.video.join('、')}，不超过 ${maxMomentBytes / 1024 / 1024}M`

/** Words and a file for a new moment. Without them a press on 确定 does nothing, as the documents want it. */
export default function AddDialog({ studentId, waits, onClose, onAdded }: AddDialogProps) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const [title, setTitle] = useState('')
  const [content, setContent] = useState('')
  const [file, setFile] = useState<File>()
  // Stays the same for every attempt: one whose answer was lost is there once.
  const [requestId, setRequestId] = useState(randomName)
  const [refusal, setRefusal] = useState<string>()
  const [part, setPart] = useState<number>()
  const small = useRef<Promise<File>>(undefined)
  const under = useRef<AbortController>(undefined)
  useEffect(() => () => under.current?.abort(), [])

  const send = useMutation({
    mutationFn: async (chosen: File) => {
      const { signal } = (under.current = new AbortController())
      setPart(0)
      const poster = isVideoFile(chosen) ? await stillOf(chosen) : undefined
      const sent = (await small.current) ?? chosen
      signal.throwIfAborted()
      const body = { studentId, title, content, requestId, ...(poster && { poster }) }
      await sendFile(client, addMoment, { body }, sent, { signal, onProgress: setPart })
    },
    onSuccess: () => {
      notify({ kind: 'success', text: waits ? '已提交，老师看过以后大家就能看到' : '已添加' })
      onAdded()
    },
    onError: (error) => {
      if (under.current?.signal.aborted) return
      tellFailure(error, { title: text.errorTitle })
      // Without an answer it may be there all the same.
      void refreshMoments(client)
    },
    onSettled: () => setPart(undefined),
  })
  const take = ([chosen]: readonly File[]) => {
    const why = chosen && momentRefusal(chosen)
    setRefusal(why)
    if (!chosen || why !== undefined) return
    setFile(chosen)
    // Without what makes it small it goes as it is.
    small.current = smallPicture(chosen).catch(() => chosen)
    // With another file it is another moment.
    setRequestId(randomName)
  }
  const confirm = () => {
    if (isComplete(title, content, file)) send.mutate(file)
  }
  const cancel = () => {
    under.current?.abort()
    onClose()
  }
  const { close, question } = useUnsaved(title !== '' || content !== '' || file !== undefined, cancel)
  return (
    <Dialog
      open
      size="m"
      title="记一个瞬间"
      onClose={close}
      footer={<DialogActions waiting={send.isPending} onCancel={cancel} onConfirm={confirm} />}
    >
      <div className="moment-form">
        <LineField
          label={text.title}
          required
          max={momentTitleLength}
          value={title}
          disabled={send.isPending}
          data-autofocus
          onChange={setTitle}
        />
        <TextField
          label={text.content}
          required
          max={momentContentLength}
          value={content}
          disabled={send.isPending}
          onChange={setContent}
        />
        <Field label={text.file} required group hint={file ? undefined : hint}>
          {file ? (
            <ChosenFile file={file} part={part} onAnother={send.isPending ? undefined : take} />
          ) : (
            <UploadTile label="选择图片或视频" multiple={false} pasteAnywhere onFiles={take} />
          )}
          {refusal && (
            <p className="moment-refusal" role="alert">
              {refusal}
            </p>
          )}
        </Field>
      </div>
      {question}
    </Dialog>
  )
}
