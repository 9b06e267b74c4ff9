import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import css from './steps.css?inline'

export type Step = {
  label: string
  /** A second, quieter line. */
  detail?: ReactNode
  /** Something went wrong in it. */
  failed?: boolean | undefined
}

export type StepsProps = {
  /** Names the way. */
  label: string
  steps: readonly Step[]
  /** The one that is on, from 0; `steps.length` when all are done. */
  current: number
  /** Lets people go back to a step that is done. */
  onStep?: ((step: number) => void) | undefined
}

const stateOf = ({ failed }: Step, at: number, current: number) =>
  failed ? 'failed' : at < current ? 'done' : at === current ? 'current' : 'waiting'
const words = { done: '已完成', current: '进行中', waiting: '未开始', failed: '出错' }

/** Where somebody is on a way of a few steps. Renders an `<ol>`; in a narrow container only the current step has its words. */
export function Steps({ label, steps, current, onStep }: StepsProps) {
  const styles = useLazyStyles(css)
  return (
    <ol ref={styles} className="steps" aria-label={label}>
      {steps.map((step, at) => {
        const state = stateOf(step, at, current)
        const canGo = onStep && at < current
        const Part = canGo ? 'button' : 'span'
        return (
          <li key={step.label} className="step" data-state={state} aria-current={at === current ? 'step' : undefined}>
            <Part className="step-part" {...(canGo && { type: 'button', onClick: () => onStep(at) })}>
              <span className="step-mark" aria-hidden="true">
                {state === 'done' ? <Icon name="check" /> : state === 'failed' ? <Icon name="warning" /> : at + 1}
              </span>
              <span className="step-words">
                <span className="step-label">{step.label}</span>
                {step.detail && <span className="step-detail">{step.detail}</span>}
              </span>
              <span className="unseen">（{words[state]}）</span>
            </Part>
          </li>
        )
      })}
    </ol>
  )
}
