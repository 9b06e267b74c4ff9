import { displayStatus } from '@mango/contract/live-class'
import { choicesOf, isMultiple, isWritten, wordsType } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { Icon } from '@mango/ui/icon'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { Tag } from '@mango/ui/tag'
import { latePart } from '@mango/widget/late-part'
import { QuestionPicture } from '@mango/widget/question-picture'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useIsOver, useTimeLeft } from '../board/use-time-left.ts'
import { arrivalOf } from './arrival.ts'
import { Choices } from './choices.tsx'
import { PadConnection } from './pad-connection.tsx'
import type { Pad } from './pad.ts'
import css from './seat-view.css?inline'
import { useTopOf } from './use-top-of.ts'
import { useOnline } from '../use-online.ts'

/** Words are asked for now and then. */
const WordField = latePart(() => import('./word-field.tsx'))

/** Comes with a picture. */
const Enlarge = latePart(() => import('./enlarge.tsx'))

const icons = { neutral: 'info', leaf: 'success', gold: 'warning', sky: 'clock' } as const

/** The question on the board, the own choice, and whether it has arrived. */
export default function SeatView({ pad }: { pad: Pad }) {
  const styles = useLazyStyles(css)
  const view = useStore(pad.store)
  const online = useOnline()
  const { server, seat, mine, confirmed, endsAt } = view
  const round = `${server?.questionId}:${server?.attempt}`
  const top = useTopOf(round)
  /** Of several letters, what is chosen and not yet sent; forgotten with its round. */
  const [picked, setPicked] = useState<{ round: string; letters: string }>()
  const over = useIsOver(endsAt)
  const multiple = server?.question ? isMultiple(server.question) : false
  const stopped = Boolean(server?.stopped) || over
  const shown = server?.status === displayStatus.shown
  // Once nothing more is taken, what was not sent counts no longer.
  const current = multiple && !stopped && picked?.round === round ? picked.letters : mine
  const notMe = (
    <Button variant="text" onClick={pad.leave}>
      不是我，换学号
    </Button>
  )
  const arrival = arrivalOf({ ...view, mine: current }, online)
  return (
    <main
      ref={styles}
      className="pad"
      aria-label="作答"
      data-written={(server?.question && isWritten(server.question)) || undefined}
    >
      <header ref={top} className="pad-head">
        <span className="pad-who">
          <b>{seat?.name}</b>
          <span>{server?.className}</span>
        </span>
        <TimeLeft endsAt={endsAt} />
        <PadConnection channel={pad.channel} />
      </header>
      {server?.question ? (
        <>
          <p className="pad-number num">
            {server.index < 0 ? '课堂提问' : `第 ${server.index + 1} 题 / ${server.questionCount}`}{' '}
            <Tag>{server.question.typeName}</Tag>
            {server.anonymous && <Tag tone="sky">本题匿名</Tag>}
            {server.attempt > 1 && <Tag tone="gold">第 {server.attempt} 次作答</Tag>}
          </p>
          {server.question.content && <p className="pad-words">{server.question.content}</p>}
          {server.imageAddress && (
            <div className="pad-picture">
              <QuestionPicture
                path={server.imageAddress}
                alt={`第 ${server.index + 1} 题，${server.question.typeName}，选项 ${choicesOf(server.question).join('、')}`}
              />
              <Enlarge key={server.questionId} address={server.imageAddress} name={`第 ${server.index + 1} 题`} />
            </div>
          )}
          {server.question.typeName === wordsType ? (
            <WordField key={round} pad={pad} />
          ) : (
            <>
              <Choices
                question={server.question}
                current={current}
                shown={shown}
                stopped={stopped}
                onChoose={(letters) => (multiple ? setPicked({ round, letters }) : pad.answer(letters))}
              />
              {shown && <Result right={server.question.answer1 ?? ''} confirmed={confirmed} />}
            </>
          )}
          {/* Whoever came in the middle of a question sees here first whose number it was. */}
          {!mine && notMe}
        </>
      ) : (
        <EmptyState
          drawing="done"
          text={`${seat?.name ?? ''}，你已经在课堂里了`}
          detail={
            <>
              {server && (
                <>
                  {server.coursewareName}
                  <br />
                </>
              )}
              请看大屏幕，老师出题后，这里会自动出现选项。
            </>
          }
          action={notMe}
        />
      )}
      <footer className="pad-foot" data-tone={arrival.tone}>
        {multiple && !stopped && (
          <Button
            variant="primary"
            size="l"
            block
            disabled={current === '' || current === confirmed}
            onClick={() => pad.answer(current)}
          >
            {confirmed ? '修改答案' : '提交'}
          </Button>
        )}
        <p className="pad-arrival" role="status" part="status">
          <Icon name={icons[arrival.tone]} size={20} />
          {arrival.words}
        </p>
      </footer>
    </main>
  )
}

function TimeLeft({ endsAt }: { endsAt: number | undefined }) {
  const left = useTimeLeft(endsAt)
  if (left === undefined) return null
  return (
    <Tag icon="clock" tone={left > 10 ? 'neutral' : 'gold'}>
      {left} 秒
    </Tag>
  )
}

/** Whether the answer was right, once the board shows it. */
function Result({ right, confirmed }: { right: string; confirmed: string | undefined }) {
  return (
    <p className="pad-result" data-mark={confirmed === right ? 'right' : 'wrong'}>
      正确答案 <b>{right}</b>
      {confirmed ? (confirmed === right ? '，答对了！' : `，你的答案是 ${confirmed}`) : '，你没有作答'}
    </p>
  )
}
