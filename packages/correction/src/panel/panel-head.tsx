import type { CorrectionDetail } from '@mango/contract/correction'
import { weekdayOf } from '@mango/contract/platform-time'
import { IconButton } from '@mango/ui/icon-button'
import { Tag } from '@mango/ui/tag'
import type { Ref } from 'react'
import type { Marks } from '../marks.store.ts'
import type { Tally } from '../rules.ts'
import { SavedState } from './saved-state.tsx'

interface PanelHeadProps {
  readonly paper: Pick<CorrectionDetail, 'paperName' | 'updateTime' | 'corrected'>
  readonly total: number
  readonly tally: Tally
  readonly marks: Marks
  /** Of the name of the paper. */
  readonly heading: Ref<HTMLHeadingElement>
  onBack(): void
  onHelp(): void
}

/** The day of a moment as the platform writes it, with its weekday. */
const dateOf = (time: string): string => `${time.slice(5, 10).replace('-', '/')} ${weekdayOf(time)}`

/** Which paper it is, how far the marking is, and whether it is kept. */
export function PanelHead({ paper, total, tally, marks, heading, onBack, onHelp }: PanelHeadProps) {
  const checked = total - tally.unchecked.length
  return (
    <header className="panel-head">
      <IconButton icon="arrow-left" label="返回列表" onClick={onBack} />
      <h1 ref={heading} tabIndex={-1}>
        {paper.paperName}
      </h1>
      <Tag tone={paper.corrected ? 'leaf' : 'sky'}>{paper.corrected ? '已批改' : '自主批改'}</Tag>
      <span className="quiet num">
        {dateOf(paper.updateTime)} · 更新于 {paper.updateTime.slice(0, 16)}
      </span>
      <span className="panel-state">
        {!paper.corrected && <SavedState marks={marks} />}
        <progress className="panel-progress" aria-label="已批改" max={total} value={checked} />
        <b className="num">
          {checked} / {total}
        </b>
        <IconButton icon="info" label="快捷键" onClick={onHelp} />
      </span>
    </header>
  )
}
