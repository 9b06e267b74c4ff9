import { useClient } from '@mango/client/react'
import { completeMessage } from '@mango/contract/correction'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { Skeleton } from '@mango/ui/skeleton'
import { Widget } from '@mango/widget'
import { LoadFailure } from '@mango/widget/failure'
import { leaveFor, pageAddress, pageLink } from '@mango/widget/leave'
import { useQuery } from '@tanstack/react-query'
import { useImperativeHandle } from 'react'
import type { face } from './correction-panel.face.ts'
import { correction, refreshCorrection, refreshPages } from './correction.query.ts'
import { Marking } from './panel/marking.tsx'

type CorrectionPanelProps = ComponentProps<typeof face>

export function CorrectionPanel(props: CorrectionPanelProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Panel {...props} />
    </Widget>
  )
}

/** Tells the page that opened this one, or that shows it in a frame. Its window is no `Object` of this page. */
function tellOpener() {
  const page: Window = globalThis.opener ?? globalThis.parent
  page.postMessage(completeMessage, '*')
}

function Panel({ paperId = 0, type, quickExamPaperId, host, emit, context, ref }: CorrectionPanelProps) {
  const client = useClient()
  const paper = { id: paperId, type, quickExamPaperId }
  const query = useQuery({ ...correction(client, paper), enabled: paperId > 0 })
  useImperativeHandle(ref, () => ({
    reload() {
      void refreshCorrection(client)
      void refreshPages(client)
    },
  }))
  const back = () => {
    if (emit('correction-back'))
      leaveFor(context, type === 'exam' ? '/mangoStudent/MangoExamList' : '/mangoStudent/paperList')
  }
  const notebook = pageLink(pageAddress(context, '/mangoStudent/wrongQuestion'), () => emit('notebook-open'), true)
  const detail = query.data?.data
  return (
    <div className="correction">
      {!detail && !query.isLoading && (
        <>
          <h1 className="unseen">自主批改</h1>
          <Button className="panel-back" variant="text" icon="arrow-left" onClick={back}>
            返回列表
          </Button>
        </>
      )}
      {paperId <= 0 && <EmptyState drawing="search" text="没有指定要批改的试卷" />}
      {!detail && <LoadFailure load={query} title="试卷没有加载出来" />}
      {query.isLoading && (
        <div className="panel-loading" aria-busy="true">
          <Skeleton height={40} />
          <Skeleton lines={8} height={22} />
        </div>
      )}
      {detail && (
        <Marking
          key={paperId}
          paper={paper}
          detail={detail}
          host={host}
          onBack={back}
          notebook={notebook}
          onFinished={({ right, wrong }) => {
            tellOpener()
            emit('correction-complete', { id: paperId, type, right, wrong })
          }}
        />
      )}
    </div>
  )
}
