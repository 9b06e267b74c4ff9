import { safeUrl } from '@mango/client'
import { useClient } from '@mango/client/react'
import { getShownFile, shownState } from '@mango/contract/media'
import { needsConversion, text, conversionPollMilliseconds } from '@mango/contract/library'
import { ButtonLink } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import type { PreviewItem } from '@mango/ui/preview'
import { Spinner } from '@mango/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '../failure/index.ts'
import css from './converted.css?inline'

interface ConvertedProps {
  item: PreviewItem
  /** Draws what a browser can show. */
  show(item: PreviewItem): ReactNode
}

/** A file as a browser shows it. What has to be converted first is waited for; what can't be says so, and is offered as it came. */
export function Converted({ item, show }: ConvertedProps) {
  return needsConversion(item.name) && item.url !== '' ? <Awaited item={item} show={show} /> : show(item)
}

function Awaited({ item, show }: ConvertedProps) {
  const { name, url, downloadUrl = url } = item
  const styles = useLazyStyles(css)
  const query = useQuery({
    ...useClient().query(getShownFile, { body: { url, fileName: name } }),
    refetchInterval: ({ state }) =>
      state.data?.data.state === shownState.waiting ? conversionPollMilliseconds : false,
  })
  const found = query.data?.data
  if (query.isPending)
    return (
      <div className="converted" ref={styles}>
        <Spinner size={28} label="正在加载" />
      </div>
    )
  if (found?.state === shownState.waiting)
    return (
      <div className="converted" ref={styles} role="status">
        <Spinner size={36} />
        <p>{text.transcoding}</p>
        <p className="quiet">{name}</p>
        <ButtonLink icon="download" href={downloadUrl} download={name}>
          下载
        </ButtonLink>
      </div>
    )
  // A browser may play a film all the same; a document it can only take away.
  if (found?.state === shownState.refused && item.kind === 'document')
    return (
      <div className="converted" ref={styles}>
        <EmptyState
          text="这种文件不能在线预览，请下载后查看"
          detail={found.note}
          action={
            <ButtonLink variant="primary" icon="download" href={downloadUrl} download={name}>
              下载
            </ButtonLink>
          }
        />
      </div>
    )
  return (
    <div className="converted-file" ref={styles}>
      {show({ ...item, url: safeUrl(found?.url) ?? url, downloadUrl })}
      <LoadFailure load={query} title="没有问到能不能在线预览" compact />
      {found?.note && <p className="converted-note">{found.note}</p>}
    </div>
  )
}
