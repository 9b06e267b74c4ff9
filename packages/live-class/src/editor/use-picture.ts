import { useClient } from '@mango/client/react'
import { maxChosenPictureBytes, writtenPicture, writtenText } from '@mango/contract/coursewares'
import { extensionOf } from '@mango/contract/library'
import { useUploads } from '@mango/widget/uploads'
import { useEffect } from 'react'

/** The upload of a question's one picture; left before it has come, it is given up. */
export function usePicture(host: HTMLElement, onDone: (path: string) => void) {
  const client = useClient()
  const { extensions } = writtenPicture
  const { queue, pending, add, tellCancelled } = useUploads<string>({
    transfer: async () => (await import('./picture-transfer.ts')).pictureTransfer(client),
    limits: {
      together: { most: 1, refusal: '一道题最多一张图片' },
      refusal: ({ name, size }) => {
        if (!extensions.some((known) => known === extensionOf(name))) return `请选择图片：${extensions.join('、')}`
        return size > maxChosenPictureBytes ? writtenText.pictureTooLarge(maxChosenPictureBytes) : null
      },
    },
    inSight: true,
    host,
    onDone,
  })
  useEffect(
    () => () => {
      for (const { key } of queue?.store.getState().items ?? []) queue?.remove(key)
    },
    [queue],
  )
  return { queue, add, tellCancelled, onTheWay: pending > 0 }
}
