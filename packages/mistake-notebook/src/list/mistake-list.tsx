import { useClient } from '@mango/client/react'
import { isPaper, text, type Mistake, type MistakePaper, type MistakeQuestion } from '@mango/contract/mistake-notebook'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { ListItems, useGrowingList } from '@mango/widget/list'
import { useSteady } from '@mango/widget/steady'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { OpenDialog } from '../dialogs.tsx'
import { mistakes, type Place } from '../notebook.query.ts'
import { useActions } from '../use-actions.ts'
import { filtersOf, firstTabs, type NotebookView } from '../view.ts'
import { PaperCard } from './paper-card.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionsWaiting } from './waiting.tsx'

interface MistakeListProps {
  place: Place
  view: NotebookView
  onView(change: Partial<NotebookView>): void
  onOpen(dialog: OpenDialog): void
  onMastered(questionId: number, mastered: boolean): void
}

/** Questions, or papers and the one that is open, as far as they are loaded. */
export function MistakeList({ place, view, onView, onOpen, onMastered }: MistakeListProps) {
  const list = useGrowingList(useInfiniteQuery(mistakes(useClient(), place, view)))
  const actions = useActions(place, view.paper)
  const region = useRef<HTMLElement>(null)
  const papers = list.rows.filter(isPaper)
  const open = view.paper === '' ? undefined : papers.find(({ paperId }) => paperId === view.paper)
  // A link to a paper that is further down: it is looked for until the end.
  const isWanted = view.paper !== '' && !open && list.more
  const grow = useEffectEvent(() => list.grow())
  useEffect(() => {
    if (isWanted) grow()
  }, [isWanted])

  const setMastered = useSteady(async (questionId: number, mastered: boolean) => {
    const isDone = await actions.setMastered(questionId, mastered)
    if (!isDone) return
    onMastered(questionId, mastered)
    // Its card may be gone, and the focus with it.
    if (region.current && !region.current.contains(region.current.ownerDocument.activeElement))
      region.current.focus({ preventScroll: true })
  })
  const toggleQuestion = useSteady(actions.toggleQuestion)
  const dropReason = useSteady(actions.dropReason)
  const card = (question: MistakeQuestion, index: number) => (
    <QuestionCard
      key={question.id}
      question={question}
      number={index + 1}
      place={place}
      openPaper={view.paper}
      onMastered={setMastered}
      onBasket={toggleQuestion}
      onDropReason={dropReason}
      onOpen={onOpen}
    />
  )
  const paperCard = (paper: MistakePaper) => (
    <PaperCard
      key={paper.paperId}
      paper={paper}
      mayAct={place.isOwn}
      onOpen={() => onView({ paper: paper.paperId })}
      onBasket={(isAdded) => actions.togglePaper(paper, isAdded)}
    />
  )
  const row = (one: Mistake, index: number) => (isPaper(one) ? paperCard(one) : card(one, index))
  const unit = view.source === 0 ? '题' : '份'
  const isFiltered = Object.keys(filtersOf(view)).length > 0

  return (
    <section ref={region} className="notebook-list" part="list" aria-label="错题" tabIndex={-1} data-print="flow">
      {open ? (
        <OpenPaper paper={open} onBack={() => onView({ paper: '' })}>
          {open.questionList.map(card)}
        </OpenPaper>
      ) : (
        <ListItems
          list={list}
          failed="错题没有加载出来"
          waiting={<QuestionsWaiting />}
          empty={
            isFiltered ? (
              <EmptyState
                drawing="search"
                text="没有符合条件的错题"
                action={
                  <Button onClick={() => onView({ ...firstTabs, source: view.source, mastered: view.mastered })}>
                    清除筛选
                  </Button>
                }
              />
            ) : (
              <EmptyState
                drawing={view.mastered === 2 ? 'done' : 'empty'}
                text={view.mastered === 2 ? '没有未掌握的错题' : '这里还没有错题'}
                detail={view.mastered === 2 ? '都已经消灭了，真不错。' : undefined}
              />
            )
          }
        >
          {(rows) => (
            <>
              <p className="list-total" role="status">
                共 <b>{list.total}</b> {unit}
                {!list.whole && (
                  <span className="list-printed">
                    ，纸上是前 {rows.length} {unit}：先点“{text.more}”看到最后，再打印
                  </span>
                )}
              </p>
              {rows.map(row)}
              <More list={list} region={region} />
            </>
          )}
        </ListItems>
      )}
    </section>
  )
}

interface OpenPaperProps {
  paper: MistakePaper
  onBack(): void
  children: React.ReactNode
}

/** The questions of one paper, and the way back to all papers. */
function OpenPaper({ paper, onBack, children }: OpenPaperProps) {
  return (
    <>
      <p className="paper-open">
        <Button icon="arrow-left" onClick={onBack}>
          {text.back}
        </Button>
        <b>{paper.paperName}</b>
        <span>
          错 {paper.total} 题 · 已消灭 {paper.killed}
        </span>
      </p>
      {children}
    </>
  )
}

interface MoreProps {
  list: ReturnType<typeof useGrowingList<Mistake>>
  region: RefObject<HTMLElement | null>
}

function More({ list, region }: MoreProps) {
  const asked = useRef<number>(undefined)
  const shown = list.rows.length
  useEffect(() => {
    const first = asked.current
    if (first === undefined || shown <= first) return
    asked.current = undefined
    // The button goes with the last page, and the focus with it: it goes on with what came.
    if (region.current && !region.current.querySelector(':focus'))
      region.current.querySelectorAll<HTMLElement>('article')[first]?.focus({ preventScroll: true })
  }, [shown, region])
  if (list.stuck)
    return (
      <p className="list-more" role="alert">
        后面的没有加载出来
        <Button icon="retry" onClick={list.retry}>
          重试
        </Button>
      </p>
    )
  const grow = () => {
    asked.current = shown
    list.grow()
  }
  return (
    <p className="list-more" data-print="no">
      {!list.whole && (
        <Button iconEnd="chevron-down" busy={list.growing} onClick={grow}>
          {text.more}
        </Button>
      )}
      <span>
        已看 {shown} / {list.total}
      </span>
    </p>
  )
}
