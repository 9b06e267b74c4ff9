import { safeUrl } from '@mango/client'
import { useClient, useEarlyQuery } from '@mango/client/react'
import { text, transcodePollMilliseconds } from '@mango/contract/lessons'
import { shownKindOf } from '@mango/contract/library'
import type { ComponentProps } from '@mango/element'
import { EmptyState } from '@mango/ui/empty-state'
import { FailedState } from '@mango/ui/failed-state'
import { FileMark } from '@mango/ui/file-mark'
import { useNotify } from '@mango/ui/notice'
import { Screen } from '@mango/ui/screen'
import { Skeleton } from '@mango/ui/skeleton'
import { Widget } from '@mango/widget'
import { LoadFailure } from '@mango/widget/failure'
import { latePart } from '@mango/widget/late-part'
import type { face } from './document-preview.face.ts'
import { lessonDetail } from './lessons.query.ts'

type DocumentPreviewProps = ComponentProps<typeof face>

const Document = latePart(
  () => import('./view/document.tsx'),
  () => <Skeleton lines={10} height={18} />,
)

/** Where no document says its name. */
const title = '文档预览'

export function DocumentPreview(props: DocumentPreviewProps) {
  return (
    <Widget context={props.context} host={props.host}>
      {props.lessonId ? (
        <Documents {...props} lessonId={props.lessonId} />
      ) : (
        <Screen className="document-screen" heading={title}>
          <FailedState text={text.lessonUnknown} />
        </Screen>
      )}
    </Widget>
  )
}

function Documents(props: DocumentPreviewProps & { lessonId: number }) {
  const { lessonId, file, viewer, emit, setProp } = props
  const notify = useNotify()
  const query = useEarlyQuery({
    ...lessonDetail(useClient(), lessonId),
    refetchInterval: ({ state }) =>
      state.data?.data.files.some(({ transcoding }) => transcoding) ? transcodePollMilliseconds : false,
  })
  const lesson = query.data?.data
  if (!lesson)
    return (
      <Screen className="document-screen" heading={query.error ? title : undefined}>
        {query.error ? (
          <LoadFailure load={query} />
        ) : (
          <div aria-busy="true">
            <Skeleton lines={10} height={18} />
          </div>
        )}
      </Screen>
    )
  const files = lesson.files.flatMap((one, index) => (shownKindOf(one.fileName) ? [{ ...one, index }] : []))
  const shown = files.find(({ index }) => index === file) ?? files[0]
  if (!shown)
    return (
      <Screen className="document-screen" heading={lesson.title}>
        <EmptyState text="这节课没有可以预览的资料" />
      </Screen>
    )
  const choose = (index: number, transcoding: boolean) => {
    if (transcoding) return notify({ kind: 'warning', text: text.transcoding })
    setProp('file', index)
    emit('file-change', { file: index })
  }
  return (
    <Screen className="document-screen" heading={shown.fileName}>
      <div className="document-body">
        <div className="document-frame">
          {shown.transcoding ? (
            <EmptyState text={text.transcoding} />
          ) : (
            <Document
              key={shown.url}
              name={shown.fileName}
              url={safeUrl(shown.url) ?? ''}
              viewerUrl={viewer ? (url) => safeUrl(viewer + encodeURIComponent(url)) : undefined}
            />
          )}
        </div>
        <nav className="document-list" part="list" aria-label={lesson.title}>
          <h2>{lesson.title}</h2>
          {files.map(({ index, fileName, transcoding }) => (
            <button
              key={index}
              type="button"
              className="document-choice"
              aria-current={index === shown.index || undefined}
              onClick={() => choose(index, transcoding)}
            >
              <FileMark name={fileName} />
              <span className="document-name" title={fileName}>
                {fileName}
              </span>
            </button>
          ))}
        </nav>
      </div>
    </Screen>
  )
}
