import { safeUrl } from '@mango/client'
import { Button } from '@mango/ui/button'
import { lateDialog } from '@mango/widget/late-dialog'
import { useState } from 'react'

const PreviewDialog = lateDialog(async () => ({ default: (await import('@mango/ui/preview')).PreviewDialog }))

/** Opens a picture over the whole phone: what is very wide or very tall is small on it. */
export default function Enlarge({ address, name }: { address: string; name: string }) {
  const [open, setOpen] = useState(false)
  const url = safeUrl(address)
  if (!url) return null
  return (
    <>
      <Button variant="text" icon="zoom-in" onClick={() => setOpen(true)}>
        放大图片
      </Button>
      {open && (
        <PreviewDialog
          items={[{ kind: 'image', name, url }]}
          index={0}
          onIndexChange={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
