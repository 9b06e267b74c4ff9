import { useClient } from '@mango/client/react'
import { isPending } from '@mango/client/upload'
import { maxChosenPictureBytes, writtenPicture, writtenText } from '@mango/contract/coursewares'
import { extensionOf } from '@mango/contract/library'
import { useUploads } from '@mango/widget/uploads'
import { useEffect, useRef, useSyncExternalStore } from 'react'

/** The upload of a question's one picture; left before it has come, it is given up. */
export function usePicture(host: HTMLElement, onDone: (path: string) => void) {
  const client = useClient()
  const { extensions } = writtenPicture
  const { queue, add, tellCancelled } = useUploads<string>({
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
  const latest = useRef(queue)
  useEffect(() => {
    latest.current = queue
  })
  useEffect(
    () => () => {
      for (const { key } of latest.current?.store.getState().items ?? []) latest.current?.remove(key)
    },
    [],
  )
  const onTheWay = useSyncExternalStore(
    (listen) => queue?.store.subscribe(listen) ?? (() => undefined),
    () => queue?.store.getState().items.some(isPending) ?? false,
  )
  return { queue, add, tellCancelled, onTheWay }
}
