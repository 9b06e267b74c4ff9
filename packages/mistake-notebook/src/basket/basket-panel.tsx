import { useClient } from '@mango/client/react'
import { maxDownload, text, type MistakeQuestion } from '@mango/contract/mistake-notebook'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { Checkbox } from '@mango/ui/checkbox'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { Icon } from '@mango/ui/icon'
import { IconButton } from '@mango/ui/icon-button'
import { Meter } from '@mango/ui/progress'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenDialog } from '../dialogs.tsx'
import type { face } from '../mistake-notebook.face.ts'
import { basketContent, basketSize, type Place } from '../notebook.query.ts'
import { useActions } from '../use-actions.ts'
import { Downloading } from './downloading.tsx'
import { useDownload } from './use-download.ts'

interface BasketPanelProps {
  place: Place
  emit: ComponentProps<typeof face>['emit']
  onOpen(dialog: OpenDialog): void
}

/** Longer baskets tell how many more there are. */
const rowsShown = 8

/** What is put aside of a subject, and the paper that is made of it. */
export function BasketPanel({ place, emit, onOpen }: BasketPanelProps) {
  const client = useClient()
  const size = useQuery(basketSize(client, place)).data?.data ?? 0
  const content = useQuery(basketContent(client, place))
  const actions = useActions(place, '')
  const [wish, setWish] = useState({ fillMyAnswer: true, fillAnswerAndParse: true })
  const [isAsking, setAsking] = useState(false)
  const [isClearing, setClearing] = useState(false)
  const { isMaking, refuse, download } = useDownload({ place, size, emit })
  const clear = async () => {
    setClearing(true)
    await actions.emptyBasket()
    setClearing(false)
    setAsking(false)
  }
  const answer = useKeptAnswer(content, '错题篮没有刷新')
  const rows = answer?.data ?? []
  return (
    <>
      <h2 className="basket-title">
        <Icon name="basket" />
        {text.basket}
        <span>
          <b>{size}</b> / {maxDownload}
        </span>
      </h2>
      <Meter
        label={`已放入 ${size} 题，最多 ${maxDownload} 题`}
        parts={[{ value: Math.min(size, maxDownload), tone: size > maxDownload ? 'red' : 'leaf' }]}
        max={maxDownload}
      />
      {!answer && content.error ? (
        <LoadFailure load={content} compact title="错题篮没有加载出来" />
      ) : content.isPending ? (
        <Skeleton lines={4} />
      ) : rows.length === 0 ? (
        <p className="basket-empty">把想再做一遍的题加入错题篮，就能下载成一份试卷。</p>
      ) : (
        <BasketRows rows={rows} onTake={(question) => actions.toggleQuestion({ ...question, inBasket: true })} />
      )}
      <div className="basket-wish">
        <Checkbox checked={wish.fillMyAnswer} onChange={(fillMyAnswer) => setWish({ ...wish, fillMyAnswer })}>
          {text.myAnswer}
        </Checkbox>
        <Checkbox
          checked={wish.fillAnswerAndParse}
          onChange={(fillAnswerAndParse) => setWish({ ...wish, fillAnswerAndParse })}
        >
          {text.answerAndParse}
        </Checkbox>
      </div>
      <Button variant="primary" size="l" block icon="download" onClick={() => void download(wish)}>
        {text.download}
      </Button>
      <div className="basket-foot">
        <Button variant="text" icon="eye" onClick={() => refuse() || onOpen({ kind: 'print', place, content: wish })}>
          打印预览
        </Button>
        <Button variant="text-danger" disabled={size === 0} onClick={() => setAsking(true)}>
          {text.clearBasket}
        </Button>
      </div>
      {isMaking && <Downloading size={size} wish={wish} />}
      <ConfirmDialog
        open={isAsking}
        danger
        title={text.clearBasketQuestion}
        confirmText="清空"
        busy={isClearing}
        onConfirm={() => void clear()}
        onClose={() => setAsking(false)}
      >
        <p>{text.clearBasketDetail}</p>
      </ConfirmDialog>
    </>
  )
}

interface BasketRowsProps {
  rows: readonly MistakeQuestion[]
  onTake(question: MistakeQuestion): void
}

function BasketRows({ rows, onTake }: BasketRowsProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, rowsShown)
  return (
    <>
      <ol className="basket-rows">
        {shown.map((question, index) => (
          <li key={question.id}>
            <span className="basket-number">{index + 1}</span>
            <span className="basket-name">
              <b>{question.knowledgePoint || question.sourceName || `第 ${index + 1} 题`}</b>
              <span>
                {[question.typeName, question.sourceOrder > 0 && `第 ${question.sourceOrder} 题`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <IconButton
              icon="close"
              size="s"
              label={`把第 ${index + 1} 题移出错题篮`}
              onClick={() => onTake(question)}
            />
          </li>
        ))}
      </ol>
      {rows.length > shown.length && (
        <Button variant="text" className="basket-rest" onClick={() => setWhole(true)}>
          还有 {rows.length - shown.length} 题
        </Button>
      )}
    </>
  )
}
