import { safeUrl } from '@mango/client'
import { useClient } from '@mango/client/react'
import { text } from '@mango/contract/growth-profile'
import type { ComponentProps } from '@mango/element'
import { IconButton } from '@mango/ui/icon-button'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import type { face } from '../growth-profile.face.ts'
import { print } from '../growth.query.ts'
import type { GrowthView } from '../view.ts'

interface PrintButtonProps {
  studentId: number
  view: GrowthView
  emit: ComponentProps<typeof face>['emit']
}

/** Has the server make a file of what is shown, to be taken to a parents' evening, and goes to its address. */
export default function PrintButton({ studentId, view, emit }: PrintButtonProps) {
  const client = useClient()
  const tellFailure = useTellFailure()
  const making = useMutation({
    mutationFn: async () => {
      const { data } = await print(client, studentId, view)
      const url = safeUrl(data.url)
      if (url === undefined) throw new Error(`not an address: ${data.url}`)
      return url
    },
    onSuccess: (url) => {
      if (emit('profile-download', { url })) globalThis.location.assign(url)
    },
    onError: (error) => tellFailure(error, { title: text.errorTitle }),
  })
  return <IconButton icon="download" label={text.print} busy={making.isPending} onClick={() => making.mutate()} />
}
