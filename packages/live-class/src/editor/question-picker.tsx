import { useClient } from '@mango/client/react'
import { text as errors } from '@mango/contract'
import { questionPageSize, text } from '@mango/contract/coursewares'
import { isWritten, wordsType } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { Checkbox } from '@mango/ui/checkbox'
import { EmptyState } from '@mango/ui/empty-state'
import { Skeleton } from '@mango/ui/skeleton'
import { lateDialog } from '@mango/widget/late-dialog'
import { latePart } from '@mango/widget/late-part'
import { ListItems, ListPager, usePagedList } from '@mango/widget/list'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { questionTotal } from '../courseware.query.ts'
import { QuestionItem } from '../question-item.tsx'
import { questionPage, type QuestionsFrom } from '../questions-from.ts'
import type { EditorDraft } from './draft.ts'

const OrderDialog = lateDialog(() => import('./order-dialog.tsx'))
const WriteQuestion = latePart(() => import('./write-question.tsx'))
const WrittenActions = latePart(() => import('./written-actions.tsx'))
const AnswerEntry = latePart(() => import('./answer-entry.tsx'))

interface QuestionPickerProps {
  from: QuestionsFrom | undefined
  draft: EditorDraft
  /** The element: its uploads look as it does. */
  host: HTMLElement
  onChange(part: Partial<EditorDraft>): void
}

/** The choice questions of a paper, five a page; what is unticked is left out. */
export function QuestionPicker({ from, ...props }: QuestionPickerProps) {
  return (
    <section className="editor-questions" part="questions" aria-label="题目">
      <h2>题目</h2>
      {from === undefined ? (
        <EmptyState
          text={
            props.draft.source === undefined ? '选择科目和类型后，这里显示题目' : '选择试卷后，这里显示其中的选择题'
          }
          detail="实时课堂只使用选择题和判断题；也可以自己写题"
          action={<WriteQuestion {...props} />}
        />
      ) : (
        <Questions key={'paperId' in from ? from.paperId : 'saved'} from={from} {...props} />
      )}
    </section>
  )
}

type PartProps = Omit<QuestionPickerProps, 'from'>

function Questions({ from, ...props }: PartProps & { from: QuestionsFrom }) {
  const { draft, onChange } = props
  const { excluded, answers, written } = draft
  const client = useClient()
  const [page, setPage] = useState(1)
  const [ordering, setOrdering] = useState(false)
  const query = useQuery(questionPage(client, from, page, draft))
  const list = usePagedList(query, { page, pageSize: questionPageSize, onPage: setPage })
  const paperId = 'paperId' in from ? from.paperId : 0
  const whole = useQuery({ ...questionTotal(client, paperId), enabled: paperId > 0 })
  const total = list.total ?? 0
  const toggle = (id: number) =>
    onChange({ excluded: excluded.includes(id) ? excluded.filter((other) => other !== id) : [...excluded, id] })
  return (
    <ListItems
      list={list}
      failed={errors.errorTitle}
      failedDetail={text.questionsFailed}
      waiting={<Skeleton height={120} lines={3} />}
      empty={
        <EmptyState
          text="没有选择题"
          detail={whole.data && `共 ${whole.data.data} 题，都不是选择题`}
          action={<WriteQuestion {...props} />}
        />
      }
    >
      {(questions) => (
        <>
          <div className="editor-head">
            <p className="editor-summary" role="status">
              {paperId > 0 && !whole.isError && (
                <>
                  共 <b className="num">{whole.data?.data ?? '…'}</b> 题，其中
                </>
              )}
              选择题 <b className="num">{total - written.length}</b> 题，
              {written.length > 0 && (
                <>
                  自编题 <b className="num">{written.length}</b> 题，
                </>
              )}
              已选 <b className="num">{total - excluded.length}</b> 题
            </p>
            <span className="editor-tools">
              <WriteQuestion {...props} onAdded={() => setPage(Math.ceil((total + 1) / questionPageSize))} />
              <Button size="s" icon="swap" disabled={total - excluded.length < 2} onClick={() => setOrdering(true)}>
                调整顺序
              </Button>
            </span>
          </div>
          <div className="question-list" aria-busy={query.isFetching} data-stale={list.stale || undefined}>
            {questions.map((question, index) => {
              const number = (page - 1) * questionPageSize + index + 1
              const chosen = !excluded.includes(question.id)
              return (
                <QuestionItem
                  key={question.id}
                  question={question}
                  number={number}
                  dimmed={!chosen}
                  entered={
                    !question.answer1 &&
                    question.typeName !== wordsType &&
                    chosen && (
                      <AnswerEntry
                        question={question}
                        number={number}
                        answers={answers}
                        onChange={(entered) => onChange({ answers: entered })}
                      />
                    )
                  }
                  action={
                    isWritten(question) ? (
                      <WrittenActions question={question} number={number} {...props} />
                    ) : (
                      <Checkbox checked={chosen} onChange={() => toggle(question.id)}>
                        使用第 {number} 题
                      </Checkbox>
                    )
                  }
                />
              )
            })}
          </div>
          <ListPager list={list} />
          {ordering && <OrderDialog from={from} draft={draft} onChange={onChange} onClose={() => setOrdering(false)} />}
        </>
      )}
    </ListItems>
  )
}
