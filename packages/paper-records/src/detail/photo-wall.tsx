import { safeUrl } from '@mango/client'
import { EmptyState } from '@mango/ui/empty-state'
import { lateDialog } from '@mango/widget/late-dialog'
import { useState } from 'react'

const PreviewDialog = lateDialog(async () => ({ default: (await import('@mango/ui/preview')).PreviewDialog }))

/** Photos of the answered paper; a press opens them at that one. */
export function PhotoWall({ cards }: { readonly cards: readonly string[] }) {
  const [open, setOpen] = useState<number>()
  const photos = cards.flatMap((card) => safeUrl(card) ?? [])
  const name = (index: number) => `作答原图 第 ${index + 1} 张`
  return (
    <section className="photo-wall" part="photos" aria-label="作答原图">
      <h2>
        作答原图 <span className="quiet num">{photos.length} 张</span>
      </h2>
      {photos.length === 0 && <EmptyState text="没有作答原图" compact />}
      <ul>
        {photos.map((photo, index) => (
          <li key={photo}>
            <button type="button" aria-label={`查看${name(index)}`} onClick={() => setOpen(index)}>
              <img src={photo} alt="" loading="lazy" referrerPolicy="no-referrer" />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <PreviewDialog
          items={photos.map((url, index) => ({ kind: 'image', name: name(index), url }))}
          index={open}
          onIndexChange={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}
