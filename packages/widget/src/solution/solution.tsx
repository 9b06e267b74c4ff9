import { shownPicture } from '@mango/contract/paper-records'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { QuestionPicture } from '../question-picture/index.ts'
import css from './solution.css?inline'

/** The right answer and the analysis, as the platform writes them. */
export interface SolutionFields {
  readonly answer1: string
  readonly parse: string
  readonly answerUrlA4: string
  readonly answerUrl25: string
  readonly answerUrl: string
  readonly parseUrlA4: string
  readonly parseUrl25: string
  readonly parseUrl: string
}

interface SolutionProps {
  readonly solution: SolutionFields
  /** Names what it solves, for screen readers: 第 3 题. */
  readonly of: string
}

/** The right answer and the analysis of a question or of one of its parts: a picture, or else its words. */
export function Solution({ solution, of }: SolutionProps) {
  const styles = useLazyStyles(css)
  const { answer1, parse, answerUrlA4, answerUrl25, answerUrl, parseUrlA4, parseUrl25, parseUrl } = solution
  return (
    <dl ref={styles} className="solution">
      <Line name="答案" of={of} words={answer1} picture={shownPicture(answerUrlA4, answerUrl25, answerUrl)} strong />
      <Line name="解析" of={of} words={parse} picture={shownPicture(parseUrlA4, parseUrl25, parseUrl)} />
    </dl>
  )
}

interface LineProps {
  readonly name: string
  readonly of: string
  readonly words: string
  readonly picture: string
  readonly strong?: boolean
}

function Line({ name, of, words, picture, strong = false }: LineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-strong={strong || undefined}>
        {/* A picture shows more than the same words: signs of mathematics, drawings. */}
        {picture ? (
          <QuestionPicture path={picture} alt={words || `${of}的${name}`} lazy />
        ) : (
          words || <span className="quiet">暂无</span>
        )}
      </dd>
    </div>
  )
}
