import type { MistakePaper } from '@mango/contract/mistake-notebook'
import { Button } from '@mango/ui/button'
import { Meter } from '@mango/ui/progress'
import { Tag } from '@mango/ui/tag'
import { useState } from 'react'

interface PaperCardProps {
  paper: MistakePaper
  mayAct: boolean
  onOpen(): void
  onBasket(isAdded: boolean): Promise<unknown>
}

/** A homework or an exam with its mistakes, of which some are mastered and some in the basket. */
export function PaperCard({ paper, mayAct, onOpen, onBasket }: PaperCardProps) {
  const { paperName, total, killed, numInBasket } = paper
  const [busy, setBusy] = useState(false)
  const act = async (isAdded: boolean) => {
    setBusy(true)
    await onBasket(isAdded)
    setBusy(false)
  }
  return (
    <article className="notebook-card paper-card" aria-label={paperName} tabIndex={-1} data-print="whole">
      <button type="button" className="paper-name" onClick={onOpen}>
        {paperName}
      </button>
      <span className="paper-actions">
        {killed === total && (
          <Tag tone="leaf" icon="check">
            全部消灭
          </Tag>
        )}
        {mayAct && numInBasket < total && (
          <Button size="s" icon="basket" busy={busy} onClick={() => void act(true)}>
            整卷加入
          </Button>
        )}
        {mayAct && numInBasket > 0 && (
          <Button size="s" icon="close" busy={busy} onClick={() => void act(false)}>
            整卷退出
          </Button>
        )}
      </span>
      <p className="paper-facts">
        错 {total} 题 · 已消灭 {killed} · 篮中 {numInBasket}
      </p>
      <Meter label={`已消灭 ${killed} 题，共 ${total} 题`} parts={[{ value: killed, tone: 'leaf' }]} max={total} />
    </article>
  )
}
