import { safeUrl } from '@mango/client'
import { playerSize } from '@mango/contract/media'
import { explanationKind } from '@mango/contract/mistake-notebook'
import { Button } from '@mango/ui/button'
import { useState } from 'react'
import { lateDialog } from '../late-dialog/index.ts'

const PlayerDialog = lateDialog(async () => ({ default: (await import('@mango/ui/preview')).PreviewDialog }))

/** Plays what explains a question, by what its file is; nothing where that is none, or not to be played. */
export function Explanation({ url, of }: { readonly url: string; readonly of: string }) {
  const [open, setOpen] = useState(false)
  const address = safeUrl(url)
  const kind = explanationKind(url)
  if (!address || !kind) return null
  const isVideo = kind === 'video'
  const name = `${of}的讲解${isVideo ? '视频' : '音频'}`
  return (
    <>
      <Button
        variant="text"
        size="s"
        icon={isVideo ? 'play' : 'sound'}
        aria-label={`播放${name}`}
        onClick={() => setOpen(true)}
      >
        讲解{isVideo ? '视频' : '音频'}
      </Button>
      {open && (
        <PlayerDialog
          items={[{ kind, name, url: address, filmSize: playerSize }]}
          index={0}
          onIndexChange={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
