import { useClient } from '@mango/client/react'
import { text } from '@mango/contract/growth-profile'
import { Cropper, type CropperHandle } from '@mango/ui/cropper'
import { Dialog, DialogActions } from '@mango/ui/dialog'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { dataAddress } from '../data-address.ts'
import { changePhoto, refreshPhoto } from '../growth.query.ts'

interface PhotoDialogProps {
  studentId: number
  file: File
  onClose(): void
  onChanged(): void
}

/** Small enough for a call, and sharp wherever a face is shown. */
const photoSide = 400

/** Cuts the new picture of a student. */
export default function PhotoDialog({ studentId, file, onClose, onChanged }: PhotoDialogProps) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const cropper = useRef<CropperHandle>(null)
  const [ready, setReady] = useState<boolean>()
  const change = useMutation({
    mutationFn: async () => {
      const cut = await cropper.current?.cut()
      if (!cut) return false
      await changePhoto(client, studentId, await dataAddress(cut))
      return true
    },
    onSuccess: (changed) => {
      if (!changed) return
      void refreshPhoto(client)
      notify({ kind: 'success', text: '头像已更换' })
      onChanged()
    },
    onError: (error) => tellFailure(error, { title: text.errorTitle }),
  })
  return (
    <Dialog
      open
      size="s"
      title="裁剪头像"
      busy={change.isPending}
      onClose={onClose}
      footer={
        <>
          <span className="quiet" role="status">
            {ready === undefined ? '正在打开图片…' : ready ? '拖动图片，让脸在圆里' : '请换一张图片'}
          </span>
          <DialogActions
            busy={change.isPending}
            disabled={!ready}
            onCancel={onClose}
            onConfirm={() => change.mutate()}
          />
        </>
      }
    >
      <Cropper picture={file} round side={photoSide} onReady={setReady} ref={cropper} />
    </Dialog>
  )
}
