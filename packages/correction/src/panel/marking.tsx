import { useClient } from '@mango/client/react'
import type { CorrectionDetail, UncheckedAnswer } from '@mango/contract/correction'
import { check, type Check } from '@mango/contract/paper-records'
import type { PhotoViewerHandle } from '@mango/ui/photo-viewer'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure } from '@mango/widget/failure'
import { lateDialog } from '@mango/widget/late-dialog'
import { latePart } from '@mango/widget/late-part'
import type { PageLink } from '@mango/widget/leave'
import { useSteady } from '@mango/widget/steady'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { pages, type PaperQuery } from '../correction.query.ts'
import { usePhotoNews } from '../photos/use-photo-news.ts'
import { checkedAs, neighbour, nextUnchecked, partsOf, tallyOf, type Filter, type Tally } from '../rules.ts'
import { CheckBar } from './check-bar.tsx'
import { PanelHead } from './panel-head.tsx'
import { QuestionList } from './question-list.tsx'
import { loadFinished, useFinish } from './use-finish.ts'
import { useKeptInSight } from './use-kept-in-sight.ts'
import { markingKeys, useMarkingKeys } from './use-marking-keys.ts'
import { useMarks } from './use-marks.ts'

const PhotoSide = latePart(
  () => import('./photo-side.tsx'),
  () => <Skeleton height={420} />,
)
const FinishedDialog = lateDialog(loadFinished)
const KeysDialog = lateDialog(async () => ({ default: (await import('@mango/ui/keys-dialog')).KeysDialog }))

interface MarkingProps {
  readonly paper: PaperQuery
  readonly detail: CorrectionDetail
  readonly host: HTMLElement
  readonly notebook: PageLink
  onBack(): void
  onFinished(tally: Tally): void
}

const markOfKey: Readonly<Record<string, Check>> = { 1: check.right, 2: check.halfRight, 3: check.wrong }

/** The paper beside its photos. Keys mark the current part, which is the first unchecked one at first. */
export function Marking({ paper, detail, host, notebook, onBack, onFinished }: MarkingProps) {
  const client = useClient()
  const { answerList: questions, corrected } = detail
  const { marks, checks } = useMarks(paper.id, detail)
  const [dialog, setDialog] = useState<'help' | 'upload' | 'finished'>()
  const photoQuery = useQuery(pages(client, paper.id, !corrected))
  usePhotoNews(paper.id, !corrected || dialog === 'upload')
  const photos = photoQuery.data?.data ?? []
  const isWaiting = photoQuery.data !== undefined && photos.length === 0 && !corrected
  const viewer = useRef<PhotoViewerHandle>(null)
  const tally = tallyOf(questions, checks)
  const [filter, setFilter] = useState<Filter>('all')
  const [chosen, setChosen] = useState<number>()
  const parts = partsOf(questions)
  const isMarked = photos.length > 0 && !corrected
  const current = isMarked ? (chosen ?? nextUnchecked(parts, checks, undefined)?.id ?? parts[0]?.id) : undefined
  const { list, part: currentRef, show } = useKeptInSight()

  const finishing = useFinish({
    paper,
    marks,
    tally,
    onResult: (isShown) => setDialog(isShown ? 'finished' : undefined),
    onFinished,
  })
  const mark = useSteady((part: UncheckedAnswer, to: Check) => {
    setChosen(part.id)
    marks.mark(part, to)
  })
  /** Makes a part the current one; where it is that already, it is brought back into sight. */
  const choose = (id: number | undefined) => {
    setChosen(id)
    if (id === current) show()
  }
  const reach = useSteady((part: UncheckedAnswer) => setChosen(part.id))
  const goTo = useSteady((number: number) => {
    setFilter('all')
    choose(questions[number - 1]?.subAnswers[0]?.id)
  })
  const askForPhotos = useSteady((isAsking: boolean) => setDialog(isAsking ? 'upload' : undefined))
  const back = () => void marks.settled().then(onBack)
  const step = (by: 1 | -1) => choose(neighbour(parts, current, by)?.id)
  const markCurrent = (to: Check) => {
    const part = parts.find(({ id }) => id === current)
    const question = questions.find(({ id }) => id === part?.questionId)
    if (!part || (to === check.halfRight && !question?.halfRight)) return false
    marks.mark(part, to)
    choose((nextUnchecked(parts, marks.store.getState().checks, part.id) ?? part).id)
    return true
  }
  const undo = () => {
    const part = marks.undo()
    if (part) choose(part.id)
    return true
  }

  useMarkingKeys(host, (key) => {
    if (key === '?') {
      setDialog('help')
      return true
    }
    if (['ArrowLeft', 'ArrowRight', 'r', '+', '=', '-', '0'].includes(key))
      return viewer.current?.pressKey(key === '=' ? '+' : key) ?? false
    if (!isMarked) return false
    const wanted = markOfKey[key]
    if (wanted !== undefined) return markCurrent(wanted)
    if (key === 'u') return undo()
    if (key === 'f') finishing.finish()
    else if (key === 'ArrowUp') step(-1)
    else if (key === 'ArrowDown') step(1)
    else if (key === 'n') choose((nextUnchecked(parts, checks, current) ?? parts[0])?.id)
    else return false
    return true
  })

  const heading = useRef<HTMLHeadingElement>(null)
  const [wasOpen] = useState(!corrected)
  const isOver = wasOpen && corrected && dialog === undefined
  useEffect(() => {
    // What had the focus, or the keys without one, has gone with the marking.
    const { activeElement, body } = host.ownerDocument
    if (isOver && (activeElement === body || activeElement === host)) heading.current?.focus()
  }, [isOver, host])

  const all = questions.map((question) => checkedAs(question, checks))
  const currentNumber = questions.findIndex(({ subAnswers }) => subAnswers.some(({ id }) => id === current)) + 1
  return (
    <div className="panel" data-state={photos.length > 0 ? 'marking' : 'waiting'}>
      <PanelHead
        paper={detail}
        total={questions.length}
        tally={tally}
        marks={marks}
        heading={heading}
        onBack={back}
        onHelp={() => setDialog('help')}
      />
      {photoQuery.isPending && <Skeleton height={420} />}
      {(corrected || !photoQuery.isPending) && (
        <div className="panel-columns" data-waiting={isWaiting || undefined}>
          {photoQuery.isLoadingError ? (
            <LoadFailure load={photoQuery} title="照片没有加载出来" />
          ) : (
            <PhotoSide
              ref={viewer}
              paper={paper}
              host={host}
              photos={photos}
              corrected={corrected}
              isWaiting={isWaiting}
              isUploading={dialog === 'upload'}
              onUpload={askForPhotos}
            />
          )}
          {!isWaiting && (
            <QuestionList
              questions={questions}
              checks={checks}
              tally={tally}
              filter={corrected ? filter : undefined}
              current={current}
              listRef={list}
              currentRef={currentRef}
              onFilter={setFilter}
              onMark={mark}
              onReach={reach}
            />
          )}
        </div>
      )}
      {isMarked && (
        <CheckBar
          checks={all}
          current={currentNumber || undefined}
          unchecked={tally.unchecked}
          warnings={finishing.warnings}
          busy={finishing.isPending}
          onWarned={finishing.unwarn}
          onBack={back}
          onGo={goTo}
          onFinish={finishing.finish}
        />
      )}
      {dialog === 'help' && <KeysDialog keys={markingKeys} onClose={() => setDialog(undefined)} />}
      {dialog === 'finished' && (
        <FinishedDialog tally={finishing.tally} notebook={notebook} onClose={() => setDialog(undefined)} />
      )}
    </div>
  )
}
