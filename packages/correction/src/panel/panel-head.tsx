import type { CorrectionDetail } from '@mango/contract/correction'
import { IconButton } from '@mango/ui/icon-button'
import { Tag } from '@mango/ui/tag'
import type { Marks } from '../marks.store.ts'
import type { Tally } from '../rules.ts'
import { SavedState } from './saved-state.tsx'

interface PanelHeadProps {
  readonly paper: Pick<CorrectionDetail, 'paperName' | 'updateTime' | 'corrected'> | undefined
  readonly total: number
  readonly tally: Tally
  readonly marks: Marks
  onBack(): void
  onHelp(): void
}

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']

/** The day of a moment as the platform writes it, with its weekday. */
function dayOf(time: string): string {
  const day = new Date(`${time.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? '' : `${time.slice(5, 10).replace('-', '/')} ${weekdays[day.getUTCDay()]}`
}

/** Which paper it is, how far the marking is, and whether it is kept. */
export function PanelHead({ paper, total, tally, marks, onBack, onHelp }: PanelHeadProps) {
  const checked = total - tally.unchecked.length
  return (
    <header className="panel-head">
      <IconButton icon="arrow-left" label="返回列表" onClick={onBack} />
      <h1>{paper?.paperName ?? ' '}</h1>
      {paper && (
        <>
          <Tag tone={paper.corrected ? 'leaf' : 'sky'}>{paper.corrected ? '已批改' : '自主批改'}</Tag>
          <span className="quiet num">
            {dayOf(paper.updateTime)} · 更新于 {paper.updateTime.slice(0, 16)}
          </span>
          <span className="panel-state">
            {!paper.corrected && <SavedState marks={marks} />}
            <progress className="panel-progress" aria-label="已批改" max={total} value={checked} />
            <b className="num">
              {checked} / {total}
            </b>
            <IconButton icon="info" label="快捷键" onClick={onHelp} />
          </span>
        </>
      )}
    </header>
  )
}
