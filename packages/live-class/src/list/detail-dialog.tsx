import { useClient } from '@mango/client/react'
import { text as errors } from '@mango/contract'
import { questionPageSize, text, type Courseware } from '@mango/contract/coursewares'
import { Dialog } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { ListItems, ListPager, usePagedList } from '@mango/widget/list'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { courseware as coursewareQuery } from '../courseware.query.ts'
import { QuestionItem } from '../question-item.tsx'
import { withAnswers } from '../entered-answers.ts'
import { questionPage } from '../questions-from.ts'

/** The questions of a courseware, five a page. */
export default function DetailDialog({ courseware, onClose }: { courseware: Courseware; onClose(): void }) {
  const client = useClient()
  const [page, setPage] = useState(1)
  const detail = useQuery(coursewareQuery(client, courseware.id))
  const known = useKeptAnswer(detail, '课件没有刷新')?.data
  const ids = known?.questionIds ?? []
  const query = useQuery({ ...questionPage(client, { ids }, page), enabled: ids.length > 0 })
  const list = usePagedList(query, { page, pageSize: questionPageSize, onPage: setPage })
  const content =
    known && ids.length === 0 ? (
      <EmptyState text={text.noQuestions} />
    ) : (
      <ListItems
        list={list}
        failed={errors.errorTitle}
        failedDetail={text.questionsFailed}
        waiting={<Skeleton height={120} lines={3} />}
        empty={<EmptyState text={text.noQuestions} />}
      >
        {(questions) =>
          withAnswers(questions, known?.answers ?? []).map((question, index) => (
            <QuestionItem key={question.id} question={question} number={(page - 1) * questionPageSize + index + 1} />
          ))
        }
      </ListItems>
    )
  return (
    <Dialog
      open
      size="l"
      title={courseware.name}
      onClose={onClose}
      closeOnBackdrop
      {...(list.pages > 1 && { footer: <ListPager list={list} unit="题" /> })}
    >
      <div
        className="question-list"
        aria-busy={detail.isFetching || query.isFetching}
        data-stale={list.stale || undefined}
      >
        {detail.isError && !known ? <LoadFailure load={detail} title={errors.errorTitle} /> : content}
      </div>
    </Dialog>
  )
}
