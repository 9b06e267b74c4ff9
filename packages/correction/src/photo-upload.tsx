import { isExpired } from '@mango/client'
import { useClient } from '@mango/client/react'
import { isPending, randomName, uploadStatus } from '@mango/client/upload'
import { maxPhotos } from '@mango/contract/correction'
import { extensionOf } from '@mango/contract/library'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { FileButton } from '@mango/ui/file-button'
import { EmptyScene } from '@mango/ui/empty-scene'
import { useNotify } from '@mango/ui/notice'
import { Widget } from '@mango/widget'
import { LoadFailure } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { pages, task } from './correction.query.ts'
import type { face } from './photo-upload.face.ts'
import { moved, turned, type ChosenPhoto } from './phone/chosen-photos.ts'
import { PhotoTile } from './phone/photo-tile.tsx'
import { photoLimits } from './photos/photo-limits.ts'
import { usePhotoUploads } from './photos/use-photo-uploads.ts'

type PhotoUploadProps = ComponentProps<typeof face>

export function PhotoUpload(props: PhotoUploadProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Phone {...props} />
    </Widget>
  )
}

function Phone({ paperId = 0, amended, host, emit }: PhotoUploadProps) {
  const client = useClient()
  const notify = useNotify()
  // Of a server that has no such call, nobody knows the names.
  const what = useQuery({ ...task(client, paperId), enabled: paperId > 0 })
  const there = useQuery({ ...pages(client, paperId, false), enabled: paperId > 0 })
  const sent = there.data?.data.filter(({ emend }) => emend === amended).length ?? 0
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([])
  const turnsOf = (fileName: string) => chosen.find(({ name }) => name === fileName)?.turns ?? 0
  const uploads = usePhotoUploads({ paperId, emend: amended, there: sent, host, turnsOf })
  const items = new Map(uploads.items.map((item) => [item.fileName, item]))
  const waiting = chosen.filter(({ name }) => !items.has(name))
  const isSending = uploads.items.some(isPending)
  const failed = uploads.items.filter(({ status }) => status === uploadStatus.failed).length
  const done = chosen.length > 0 && waiting.length === 0 && !isSending && failed === 0
  const tellDone = useEffectEvent(() => emit('photos-sent', { count: chosen.length }))
  useEffect(() => {
    if (done) tellDone()
  }, [done])

  const take = (files: readonly File[]) => {
    if (files.length === 0) return
    const onTheWay = chosen.filter(({ name }) => items.get(name)?.status !== uploadStatus.succeeded).length
    const limits = photoLimits(amended, sent + onTheWay)
    const refused = files.find((file) => limits.refusal(file) !== null)
    if (refused) notify({ kind: 'warning', text: limits.refusal(refused) ?? '' })
    const fitting = files.filter((file) => limits.refusal(file) === null)
    if (fitting.length > limits.together.most) notify({ kind: 'warning', text: limits.together.refusal })
    const added = fitting.slice(0, limits.together.most).map((file) => {
      const name = `${randomName()}.${extensionOf(file.name)}`
      return { name, file: new File([file], name, { type: file.type }), turns: 0 }
    })
    setChosen([...chosen, ...added])
  }
  const shoot = chosen.length > 0 ? '继续拍' : '拍照'
  const startAgain = () => {
    setChosen([])
    uploads.queue?.clearDone()
  }
  const names = what.data?.data
  if (paperId <= 0 || (there.error && isExpired(there.error)))
    return (
      <div className="phone">
        <EmptyScene scene="expired" text="二维码已过期" detail="请在电脑上刷新二维码，再扫一次" />
      </div>
    )
  return (
    <div className="phone">
      <header className="phone-head">
        <b>{amended ? '上传订正' : '上传作答'}</b>
        <span className="quiet">{names?.studentName}</span>
      </header>
      <main className="phone-body">
        {there.error ? <LoadFailure load={there} title="没有连上服务器" /> : null}
        <h1>{names?.paperName ?? (amended ? '上传订正照片' : '上传作答照片')}</h1>
        <p className="quiet num">
          {[names?.subjectName, `最多 ${maxPhotos} 张`, sent > 0 && `已传 ${sent} 张`].filter(Boolean).join(' · ')}
        </p>
        {chosen.length === 0 && (
          <div className="phone-frame">
            <svg viewBox="0 0 160 176" aria-hidden="true">
              <rect x="22" y="18" width="116" height="140" rx="6" />
              <path d="M38 50h72M38 70h84M38 90h74M38 122h56M38 140h76" />
              <path className="phone-corners" d="M10 30V8h24M126 8h24v22M150 146v22h-24M34 168H10v-22" />
            </svg>
            <p>让纸的四角都在框里，字迹清楚，不要有影子</p>
          </div>
        )}
        {chosen.length > 0 && !done && (
          <>
            <h2>
              已选 <span className="num">{chosen.length}</span> 张
            </h2>
            <ul className="tiles" part="photos" aria-label="已选的照片">
              {chosen.map((photo, place) => (
                <PhotoTile
                  key={photo.name}
                  photo={photo}
                  place={place}
                  of={chosen.length}
                  item={items.get(photo.name)}
                  onMove={(by) => setChosen(moved(chosen, place, by))}
                  paused={uploads.isPaused}
                  onTurn={() => setChosen(turned(chosen, place))}
                  onRemove={() => {
                    setChosen(chosen.filter((other) => other !== photo))
                    uploads.queue?.remove(items.get(photo.name)?.key ?? '')
                  }}
                  onRetry={() => uploads.queue?.retry(items.get(photo.name)?.key ?? '')}
                />
              ))}
            </ul>
            {isSending && (
              <p className="quiet" role="status">
                {uploads.isPaused ? '网络断开了，恢复后会接着传。' : '离开这一页，没有传完的照片会停下。'}
              </p>
            )}
          </>
        )}
        {done && (
          <div role="status">
            <EmptyScene
              scene="camera"
              text={`${chosen.length} 张都已传上`}
              detail="回到电脑上批改吧，照片已经在那里了。"
            />
          </div>
        )}
      </main>
      <footer className="phone-foot" part="actions">
        {done ? (
          <Button size="l" onClick={startAgain}>
            还要补一张
          </Button>
        ) : (
          <>
            <FileButton
              size="l"
              icon="image"
              variant={chosen.length > 0 ? 'default' : 'primary'}
              name={shoot}
              accept="image/*"
              camera
              onFiles={take}
            >
              {shoot}
            </FileButton>
            <FileButton size="l" icon="plus" name="从相册选" accept="image/*" multiple onFiles={take}>
              从相册选
            </FileButton>
            {chosen.length > 0 && (
              <Button
                size="l"
                variant="primary"
                disabled={waiting.length === 0 && failed === 0}
                busy={isSending}
                onClick={() => {
                  uploads.queue?.retryAll()
                  void uploads.add(waiting.map(({ file }) => file))
                }}
              >
                {waiting.length > 0 ? `上传 ${waiting.length} 张` : failed > 0 ? `重试 ${failed} 张` : '正在上传'}
              </Button>
            )}
          </>
        )}
      </footer>
    </div>
  )
}
