import { useClient, useSessionUser } from '@mango/client/react'
import { role } from '@mango/contract/account'
import { text, type PaperDetail as Detail } from '@mango/contract/paper-records'
import type { ComponentProps } from '@mango/element'
import { Button, ButtonLink } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { Screen } from '@mango/ui/screen'
import { Skeleton } from '@mango/ui/skeleton'
import { Tabs } from '@mango/ui/tabs'
import { Widget } from '@mango/widget'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { latePart } from '@mango/widget/late-part'
import { pageAddress, pageLink } from '@mango/widget/leave'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PhotoWall } from './detail/photo-wall.tsx'
import { QuestionCard } from './detail/question-card.tsx'
import { filtered, missedPoints, type Filter } from './detail/rules.ts'
import { correctionAddress } from './open-paper.ts'
import type { face } from './paper-detail.face.ts'
import { detail } from './papers.query.ts'

type PaperDetailProps = ComponentProps<typeof face>

const ScoreCard = latePart(
  () => import('./detail/score-card.tsx'),
  () => <Skeleton height={264} />,
)

export function PaperDetail(props: PaperDetailProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Paper {...props} />
    </Widget>
  )
}

function Paper({ paperId = 0, type, emit, context }: PaperDetailProps) {
  const query = useQuery({ ...detail(useClient(), paperId), enabled: paperId > 0 })
  const paper = useKeptAnswer(query, '试卷没有刷新')?.data
  const correction = { id: paperId, type }
  const list = pageAddress(context, type === 'exam' ? '/mangoStudent/MangoExamList' : '/mangoStudent/paperList')
  return (
    <Screen
      className="paper-detail"
      heading={paper?.paperName || '试卷详情'}
      above={
        <ButtonLink className="back" variant="text" icon="arrow-left" {...pageLink(list, () => emit('paper-back'))}>
          返回{type === 'exam' ? '考试' : '作业'}列表
        </ButtonLink>
      }
      actions={
        paper && (
          <>
            <span className="quiet num">更新于 {paper.updateTime.slice(0, 16)}</span>
            <Button icon="file" onClick={() => globalThis.print()}>
              打印
            </Button>
            {paper.awaitsCorrection && (
              <ButtonLink
                variant="primary"
                icon="edit"
                {...pageLink(correctionAddress(context, correction), () => emit('correction-open', correction))}
              >
                继续批改
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {paperId <= 0 && <EmptyState drawing="search" text="没有指定要查看的试卷" />}
      {!paper && <LoadFailure load={query} title="试卷没有加载出来" />}
      {query.isLoading && (
        <div aria-busy="true">
          <Skeleton lines={8} height={22} />
        </div>
      )}
      {paper && <Content paper={paper} isExam={type === 'exam'} />}
    </Screen>
  )
}

function Content({ paper, isExam }: { readonly paper: Detail; readonly isExam: boolean }) {
  const [filter, setFilter] = useState<Filter>('all')
  const isOwn = useSessionUser()?.role !== role.teacher
  const { answerList, scoreRates, studentScoreRate, cards } = paper
  const label = (which: Filter, name: string) => ({
    value: which,
    label: (
      <>
        {name} <span className="num">{filtered(answerList, which).length}</span>
      </>
    ),
  })
  const shown = filtered(answerList, filter)
  const points = missedPoints(answerList)
  return (
    <div className="detail-columns" data-print="flow">
      <div className="detail-main" data-print="flow">
        {isExam && scoreRates && <ScoreCard rates={scoreRates} score={studentScoreRate} isOwn={isOwn} />}
        <div className="detail-tabs" data-print="no">
          <Tabs
            id="questions"
            label="题目"
            variant="segmented"
            items={[label('all', text.all), label('right', text.rightQuestions), label('wrong', text.wrongQuestions)]}
            value={filter}
            onChange={setFilter}
          />
          <span className="quiet">半对的题在“错的题”里</span>
        </div>
        <div role="tabpanel" id="questions-panel" aria-labelledby={`questions-${filter}`} part="questions">
          {shown.length === 0 && <Nothing filter={filter} />}
          <ol className="question-cards" data-print="flow">
            {shown.map((one) => (
              <QuestionCard key={one.number} {...one} isOwn={isOwn} />
            ))}
          </ol>
        </div>
      </div>
      <aside className="detail-aside" data-print="flow">
        <PhotoWall cards={cards} />
        {points.length > 0 && (
          <section className="missed" aria-label="丢分的地方">
            <h2>丢分的地方</h2>
            <ul>
              {points.slice(0, 6).map(({ point, numbers }) => (
                <li key={point}>
                  <b>{point}</b>
                  <span className="quiet num">第 {numbers.join('、')} 题</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </aside>
    </div>
  )
}

function Nothing({ filter }: { readonly filter: Filter }) {
  if (filter === 'wrong') return <EmptyState drawing="done" text="没有错的题" />
  return <EmptyState text={filter === 'right' ? '还没有对的题' : '这份试卷还没有题目'} />
}
