import { safeUrl } from '@mango/client'
import { useClient } from '@mango/client/react'
import { maxPhotos, text, type AnswerPage } from '@mango/contract/correction'
import { Button } from '@mango/ui/button'
import { PhotoViewer, type PhotoViewerHandle } from '@mango/ui/photo-viewer'
import { useTellFailure } from '@mango/widget/failure'
import { memo, useState, type Ref } from 'react'
import { refreshPages, takeAway } from '../correction.query.ts'
import { keptView, photoKey } from './kept-view.ts'

interface PhotoSideProps {
  readonly paperId: number
  readonly photos: readonly AnswerPage[]
  /** Nothing can be taken away any more. */
  readonly corrected: boolean
  onUpload(): void
  readonly ref?: Ref<PhotoViewerHandle> | undefined
}

/** The photos of the answers and of the correction; where one was and how they lay is kept. */
export default memo(function PhotoSide({ paperId, photos, corrected, onUpload, ref }: PhotoSideProps) {
  const client = useClient()
  const tellFailure = useTellFailure()
  const [kept] = useState(() => keptView(paperId))
  const [view, setView] = useState(kept.read)
  const keep = (change: Partial<typeof view>) => {
    const next = { ...view, ...change }
    setView(next)
    kept.write(next)
  }
  const shown = photos.flatMap((photo, index) => {
    const url = safeUrl(photo.path)
    const name = `${photo.emend ? '订正图片' : text.originalPicture} 第 ${index + 1} 张`
    return url ? [{ url, name, id: photo.id, ...(photo.emend && { note: text.amended }) }] : []
  })
  const index = Math.min(view.photo, shown.length - 1)
  const amended = photos.filter(({ emend }) => emend).length
  const current = shown[index]
  const remove = (pageId: number) =>
    takeAway(client, paperId, pageId)
      .then(() => refreshPages(client))
      .catch((error: unknown) => tellFailure(error))
  return (
    <section className="photo-side" part="photos" aria-label={text.originalPicture}>
      <div className="photo-side-head">
        <h2>
          {text.originalPicture} <span className="quiet num">{shown.length - amended} 张</span>
        </h2>
        {current?.id !== undefined && !corrected && shown.length > 1 && (
          <Button variant="text" size="s" icon="trash" onClick={() => void remove(current.id ?? 0)}>
            移除这张
          </Button>
        )}
        {amended < maxPhotos && (
          <Button variant="text" size="s" icon="upload" onClick={onUpload}>
            {text.uploadCorrection}
          </Button>
        )}
      </div>
      <PhotoViewer
        ref={ref}
        label="照片"
        photos={shown}
        index={index}
        onIndexChange={(photo) => keep({ photo })}
        turns={Object.fromEntries(shown.map(({ url }) => [url, view.turns[photoKey(url)] ?? 0]))}
        onTurn={({ url }, turn) => keep({ turns: { ...view.turns, [photoKey(url)]: turn } })}
      />
    </section>
  )
})
