import { scaleMeanings, scoreKinds } from '@mango/contract/growth-profile'
import { openOnPaper } from '@mango/ui/print'

/** What the numbers and the three lines mean, in a parent's words. */
export const ScaleHelp = () => (
  <details ref={openOnPaper} className="growth-help">
    <summary>怎么看这些图？</summary>
    <dl>
      {scoreKinds.map(({ name, meaning }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
    <dl>
      {scaleMeanings.map(({ score, meaning }) => (
        <div key={score}>
          <dt className="num">{score} 分</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
)
