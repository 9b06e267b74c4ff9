import { safeUrl } from '@mango/client'
import { explanationKind, type MistakeQuestion } from '@mango/contract/mistake-notebook'
import { shownPicture } from '@mango/contract/paper-records'
import { Button } from '@mango/ui/button'
import { QuestionPicture } from '@mango/widget/question-picture'
import { Reasons } from './reasons.tsx'

type Order = MistakeQuestion['orders'][number]

interface SolutionProps {
  question: MistakeQuestion
  /** The explanation is to be heard or seen. */
  onExplain(url: string): void
  /** Left out for whoever only looks. */
  onReason?: ((part: Order) => void) | undefined
}

/** The own answer beside the right one and its analysis; of a question with parts for each of them. */
export default function Solution({ question, onExplain, onReason }: SolutionProps) {
  const { mediaUrl, orders, subQuestions } = question
  const media = safeUrl(mediaUrl)
  const kind = explanationKind(mediaUrl)
  return (
    <div className="solution">
      <section className="solution-side">
        <h3>我的作答</h3>
        <Piece words={question.myAnswerText} picture={question.myAnswerPic} alt="我的作答" />
        {orders.map((part) => (
          <div key={part.id} className="solution-part">
            <h4>第 {part.order} 小题</h4>
            <Piece words={part.text} picture={part.pic} alt={`第 ${part.order} 小题的作答`} />
            <Reasons reasons={part.errorReasons} onNote={onReason && (() => onReason(part))} />
          </div>
        ))}
        {!question.myAnswerText && !question.myAnswerPic && orders.length === 0 && (
          <p className="quiet">没有留下作答</p>
        )}
      </section>
      <section className="solution-side">
        <h3>
          答案与解析
          {media && (
            <Button variant="text" size="s" icon={kind === 'audio' ? 'sound' : 'play'} onClick={() => onExplain(media)}>
              {kind === 'audio' ? '听讲解' : '看讲解'}
            </Button>
          )}
        </h3>
        <Answer {...question} />
        {question.isCorrected && (
          <>
            <p className="quiet">老师在课堂上更正了答案</p>
            <p className="quiet">题库的解析说的是原来的答案，不再显示</p>
          </>
        )}
        {subQuestions.map((part, index) => (
          <div key={part.id} className="solution-part">
            <h4>第 {index + 1} 小题</h4>
            <Answer {...part} />
          </div>
        ))}
      </section>
    </div>
  )
}

type AnswerProps = Pick<
  MistakeQuestion,
  'answer1' | 'parse' | 'answerUrl' | 'answerUrl25' | 'answerUrlA4' | 'parseUrl' | 'parseUrl25' | 'parseUrlA4'
>

/** A picture shows more than the same words: signs of mathematics, drawings. */
function Answer(given: AnswerProps) {
  const answer = shownPicture(given.answerUrlA4, given.answerUrl25, given.answerUrl)
  const parse = shownPicture(given.parseUrlA4, given.parseUrl25, given.parseUrl)
  return (
    <>
      <Piece words={answer ? '' : given.answer1} picture={answer} alt={given.answer1 || '答案'} />
      <Piece words={parse ? '' : given.parse} picture={parse} alt={given.parse || '解析'} isQuiet />
    </>
  )
}

interface PieceProps {
  words: string
  picture: string
  alt: string
  isQuiet?: boolean
}

/** Something as text, as a picture, or both. */
const Piece = ({ words, picture, alt, isQuiet = false }: PieceProps) => (
  <>
    {words && <p className={isQuiet ? 'words quiet' : 'words'}>{words}</p>}
    {picture && <QuestionPicture path={picture} alt={alt} lazy />}
  </>
)
