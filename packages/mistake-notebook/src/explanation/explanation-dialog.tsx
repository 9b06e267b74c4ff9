import { playerSize } from '@mango/contract/media'
import { explanationKind } from '@mango/contract/mistake-notebook'
import { Dialog } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import { MediaPlayer } from '@mango/ui/media-player'

/** Plays the explanation of a question. */
export default function ExplanationDialog({ url, onClose }: { url: string; onClose(): void }) {
  const kind = explanationKind(url)
  return (
    <Dialog open className="explanation" title="讲解" onClose={onClose}>
      {kind ? (
        <MediaPlayer kind={kind} url={url} name="讲解" size={kind === 'video' ? playerSize : undefined} />
      ) : (
        <EmptyState drawing="broken" text="不支持的文件格式" />
      )}
    </Dialog>
  )
}
