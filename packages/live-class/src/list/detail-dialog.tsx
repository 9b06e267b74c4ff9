import { readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import { questionPageSize, text, type Courseware } from '@mango/contract/coursewares'
import { Dialog } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import { FailedState } from '@mango/ui/failed-state'
import { useNotify } from '@mango/ui/notice'
import { Pager } from '@mango/ui/pager'
import { Skeleton } from '@mango/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { courseware as coursewareQuery, questionsByIds } from '../courseware.query.ts'
import { QuestionItem } from '../question-item.tsx'
import { useErrorNotice } from '../use-error-notice.ts'

/** The questions of a courseware, five a page. */
export default function DetailDialog({ courseware, onClose }: { courseware: Courseware; onClose(): void }) {
  const client = useClient()
  const notify = useNotify()
  const [page, setPage] = useState(1)
  const detail = useQuery(coursewareQuery(client, courseware.id))
  useErrorNotice(detail)
  const all = detail.data?.data.questionIds
  const ids = all?.slice((page - 1) * questionPageSize, page * questionPageSize) ?? []
  const query = useQuery({ ...questionsByIds(client, ids), enabled: ids.length > 0 })
  const isEmpty = all?.length === 0
  useEffect(() => {
    if (isEmpty) notify({ kind: 'warning', text: text.noQuestions })
  }, [isEmpty, notify])
  useEffect(() => {
    if (query.error) notify({ kind: 'error', title: text.errorTitle, text: text.questionsFailed })
  }, [query.error, notify])
  const pages = Math.max(1, Math.ceil((all?.length ?? 0) / questionPageSize))
  return (
    <Dialog
      open
      size="l"
      title={courseware.name}
      onClose={onClose}
      closeOnBackdrop
      {...(pages > 1 && {
        footer: (
          <Pager
            page={page}
            pages={pages}
            onChange={setPage}
            summary={`共 ${all?.length} 题 · 第 ${page} / ${pages} 页`}
          />
        ),
      })}
    >
      <div className="question-list" aria-busy={detail.isFetching || query.isFetching}>
        {isEmpty && <EmptyState text={text.noQuestions} />}
        {(detail.isError || query.isError) && (
          <FailedState
            text={query.isError ? text.questionsFailed : readable(detail.error)}
            onRetry={() => void (query.isError ? query : detail).refetch()}
          />
        )}
        {(detail.isPending || (query.isPending && ids.length > 0)) && <Skeleton height={120} lines={3} />}
        {!query.isError &&
          query.data?.data.map((question, index) => (
            <QuestionItem key={question.id} question={question} number={(page - 1) * questionPageSize + index + 1} />
          ))}
      </div>
    </Dialog>
  )
}
