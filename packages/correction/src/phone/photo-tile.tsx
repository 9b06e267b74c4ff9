import { uploadStatus, type UploadItem } from '@mango/client/upload'
import { Icon } from '@mango/ui/icon'
import { IconButton } from '@mango/ui/icon-button'
import { useShownFile } from '@mango/widget/shown-file'
import { useState } from 'react'
import type { ChosenPhoto } from './chosen-photos.ts'

interface PhotoTileProps {
  readonly photo: ChosenPhoto
  readonly place: number
  readonly of: number
  /** Once it is on its way. */
  readonly item: UploadItem | undefined
  /** There is no network: it goes on by itself. */
  readonly paused: boolean
  onMove(by: 1 | -1): void
  onTurn(): void
  onRemove(): void
  onRetry(): void
}

/** A chosen photo: before it is sent it can be turned, moved and taken out; then it tells how far it is, or why not. */
export function PhotoTile({ photo, place, of, item, paused, onMove, onTurn, onRemove, onRetry }: PhotoTileProps) {
  const name = `第 ${place + 1} 张`
  const status = item?.status
  const showPhoto = useShownFile(photo.file)
  /** Not every browser shows what every camera takes. */
  const [isUnseen, setUnseen] = useState(false)
  return (
    <li className="tile" data-status={status}>
      <span className="tile-photo">
        {isUnseen ? (
          <span className="quiet tile-unseen">
            <Icon name="image" size={24} />
            无法预览
          </span>
        ) : (
          <img
            ref={showPhoto}
            alt={photo.turns === 0 ? name : `${name}，已右转 ${photo.turns * 90} 度`}
            data-turns={photo.turns}
            onError={() => setUnseen(true)}
          />
        )}
      </span>
      {status === undefined && (
        <>
          <span className="tile-number num">{place + 1}</span>
          <span className="tile-corner">
            <IconButton icon="rotate-right" label={`旋转${name}`} onClick={onTurn} />
          </span>
          <span className="tile-tools">
            <IconButton icon="chevron-left" label={`${name}往前`} disabled={place === 0} onClick={() => onMove(-1)} />
            <IconButton icon="trash" label={`移除${name}`} onClick={onRemove} />
            <IconButton
              icon="chevron-right"
              label={`${name}往后`}
              disabled={place === of - 1}
              onClick={() => onMove(1)}
            />
          </span>
        </>
      )}
      {(status === uploadStatus.uploading || status === uploadStatus.waiting) && (
        <span className="tile-over" role="status">
          <b className="num">{Math.round((item?.progress ?? 0) * 100)}%</b>
          {status === uploadStatus.uploading ? '正在上传' : paused ? '没有网络' : '等待上传'}
        </span>
      )}
      {status === uploadStatus.failed && (
        <>
          <button type="button" className="tile-over" onClick={onRetry}>
            <Icon name="retry" />
            {item?.reason ?? '没有传上'}
            <b>点一下重试</b>
          </button>
          <span className="tile-corner">
            <IconButton icon="trash" label={`移除${name}`} onClick={onRemove} />
          </span>
        </>
      )}
      {status === uploadStatus.succeeded && (
        <span className="tile-done">
          <Icon name="check" />
          <span className="unseen">{name}已传上</span>
        </span>
      )}
    </li>
  )
}
