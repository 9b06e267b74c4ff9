import { text, type CorrectionQuestion, type UncheckedAnswer } from '@mango/contract/correction'
import { check, type Check } from '@mango/contract/paper-records'
import { EmptyState } from '@mango/ui/empty-state'
import { Tabs } from '@mango/ui/tabs'
import type { Ref } from 'react'
import { checkedAs, shownBy, type Checks, type Filter, type Tally } from '../rules.ts'
import { QuestionItem } from './question-item.tsx'

interface QuestionListProps {
  readonly questions: readonly CorrectionQuestion[]
  readonly checks: Checks
  readonly tally: Tally
  /** Of a finished paper; one that is being marked is shown whole. */
  readonly filter: Filter | undefined
  /** The part that keys mark. */
  readonly current: number | undefined
  readonly listRef: Ref<HTMLOListElement>
  readonly currentRef: (part: HTMLElement | null) => void
  onFilter(filter: Filter): void
  onMark(part: UncheckedAnswer, to: Check): void
  onReach(part: UncheckedAnswer): void
}

/** The questions with what was answered, and how each is marked. */
export function QuestionList(props: QuestionListProps) {
  const { questions, checks, tally, filter, current, listRef, currentRef, onFilter, onMark, onReach } = props
  const items = questions
    .map((question, index) => ({ question, number: index + 1, checked: checkedAs(question, checks) }))
    .filter(({ checked }) => shownBy(checked, filter ?? 'all'))
  return (
    <section className="panel-questions" part="questions" aria-label="答案与解析">
      {filter && (
        <Tabs
          label="题目"
          variant="segmented"
          items={[
            { value: 'all', label: `${text.filters.all} ${questions.length}` },
            { value: 'right', label: `${text.filters.right} ${tally.right}` },
            { value: 'wrong', label: `${text.filters.wrong} ${tally.wrong}` },
          ]}
          value={filter}
          onChange={onFilter}
        />
      )}
      {questions.length === 0 && <EmptyState text="这份试卷还没有题目" />}
      {questions.length > 0 && items.length === 0 && (
        <EmptyState drawing="done" text={filter === 'wrong' ? '没有错的题' : '没有对的题'} />
      )}
      <ol className="mark-items" ref={listRef}>
        {items.map(({ question, number, checked }) => (
          <QuestionItem
            key={question.id}
            number={number}
            question={question}
            checked={checked}
            checks={question.subAnswers.map(({ id }) => checks.get(id) ?? check.none).join('')}
            current={question.subAnswers.find(({ id }) => id === current)?.id}
            corrected={filter !== undefined}
            currentRef={currentRef}
            onMark={onMark}
            onReach={onReach}
          />
        ))}
      </ol>
    </section>
  )
}
