import { useClient } from '@mango/client/react'
import { momentColumns, momentReloadMilliseconds, text, type Moment } from '@mango/contract/growth-profile'
import { Button } from '@mango/ui/button'
import { EmptyScene } from '@mango/ui/empty-scene'
import { Masonry } from '@mango/ui/masonry'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure } from '@mango/widget/failure'
import { lateDialog } from '@mango/widget/late-dialog'
import { useLater } from '@mango/widget/later'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { moments, refreshMoments, rights } from '../growth.query.ts'
import { ratioOf } from './moment-rules.ts'
import { SectionHead } from '../section-head.tsx'
import { ApprovalSwitch } from './approval-switch.tsx'
import { MomentCard } from './moment-card.tsx'
import { useGoOn } from './use-go-on.ts'
import { useNearEnd } from './use-near-end.ts'

interface MomentsSectionProps {
  studentId: number
  onAdded(): void
}

const AddDialog = lateDialog(() => import('./add-dialog.tsx'))
const MomentViewer = lateDialog(() => import('./moment-viewer.tsx'))

// A profile that is narrower than that: its edges are no part of the feed.
const edges = 24
const columns = (width: number) =>
  width + edges < momentColumns.narrowBelow ? momentColumns.narrow : momentColumns.wide
const keyOf = ({ id }: Moment) => id
const nothing: readonly Moment[] = []

/** Pictures and films of the student's best moments. */
export default function MomentsSection({ studentId, onAdded }: MomentsSectionProps) {
  const client = useClient()
  const id = useId()
  const feed = useInfiniteQuery(moments(client, studentId))
  const may = useQuery(rights(client, studentId)).data
  const [adding, setAdding] = useState(false)
  const [opened, setOpened] = useState<number>()
  // The server may still be busy with what came.
  const reloadSoon = useLater(() => void refreshMoments(client), momentReloadMilliseconds)
  const shown = feed.data ? feed.data.pages.flat() : nothing
  const more = feed.hasNextPage && !feed.isFetching && !feed.isError
  const end = useRef<HTMLDivElement>(null)
  useNearEnd(end, more, () => void feed.fetchNextPage())
  const section = useRef<HTMLElement>(null)
  const goOn = useGoOn(section, shown.length)

  return (
    <section ref={section} className="growth-section" data-print="no" part="moments" aria-labelledby={id}>
      <SectionHead id={id} title={text.moments}>
        {may?.switchesApproval && <ApprovalSwitch approval={may.approval} />}
        <Button variant="primary" icon="plus" data-print="no" onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      </SectionHead>
      {shown.length > 0 ? (
        <Masonry
          label={text.moments}
          items={shown}
          itemKey={keyOf}
          ratio={ratioOf}
          columns={columns}
          foot={72}
          card={(moment) => <MomentCard moment={moment} onOpen={() => setOpened(moment.id)} />}
        />
      ) : feed.isError ? (
        <LoadFailure load={feed} title="精彩瞬间没有加载出来" />
      ) : feed.isPending ? (
        <Skeleton height={320} />
      ) : (
        <EmptyScene
          scene="camera"
          text="还没有精彩瞬间"
          detail="一张照片或一段视频，配上几句话，就是一个瞬间"
          actions={<Button onClick={() => setAdding(true)}>记一个瞬间</Button>}
        />
      )}
      {/* Each page has an end of its own: what comes stands in its place, and nobody sees it pushed down. */}
      <div ref={end} key={shown.length} className="growth-end" data-print="no">
        {feed.isError && shown.length > 0 && (
          <LoadFailure
            compact
            load={{ ...feed, refetch: feed.isFetchNextPageError ? feed.fetchNextPage : feed.refetch }}
            title="后面的没有加载出来"
          />
        )}
        {feed.hasNextPage && !feed.isError && (
          <Button
            variant="text"
            busy={feed.isFetching}
            onFocus={goOn.stay}
            onBlur={goOn.leave}
            onClick={() => void feed.fetchNextPage()}
          >
            加载更多
          </Button>
        )}
      </div>
      {adding && (
        <AddDialog
          studentId={studentId}
          waits={Boolean(may?.approval && !may.moderates)}
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false)
            reloadSoon()
            onAdded()
          }}
        />
      )}
      {opened !== undefined && (
        <MomentViewer
          moments={shown}
          momentId={opened}
          moderates={may?.moderates ?? false}
          onShow={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}
