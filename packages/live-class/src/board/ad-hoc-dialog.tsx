import { useClient } from '@mango/client/react'
import { wordsProblem } from '@mango/contract'
import { adHocChoices, adHocWordsMax, askAdHoc, type AdHocKind } from '@mango/contract/live-class'
import { choicesOf, questionType, wordMax } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { IconButton } from '@mango/ui/icon-button'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { LineField } from '@mango/widget/line-field'
import { newPress } from '@mango/widget/press'
import { useState } from 'react'
import { useStore } from 'zustand'
import css from './ad-hoc-dialog.css?inline'
import type { LiveClass } from './live-class.ts'
import { timeLimit } from './time-limit.ts'

/** Asks something that no courseware has: one press, and it is on every phone. */
export function AdHocDialog({ live, onClose }: { live: LiveClass; onClose(): void }) {
  const client = useClient()
  const styles = useLazyStyles(css)
  const [count, setCount] = useState<number>(adHocChoices.usual)
  const [content, setContent] = useState('')
  const [busy, setBusy] = useState(false)
  const anonymous = useStore(live.model.store, ({ anonymousNext }) => anonymousNext)
  // Pressed again after a failure it is still the same question.
  const [requestId] = useState(newPress)
  const letters = choicesOf({ typeName: questionType.single, choiceCount: count })
  const seconds = timeLimit.store.getState()
  const held = busy || wordsProblem(content, adHocWordsMax) !== undefined
  const ask = async (kind: AdHocKind) => {
    setBusy(true)
    await live.press('ask', async () => {
      const { anonymousNext } = live.model.round()
      const asked = { roomId: live.place.roomId, kind, choiceCount: count, content, requestId }
      const body = { ...asked, anonymous: anonymousNext, ...(seconds > 0 && { seconds }) }
      await live.show(client.send(askAdHoc, { body }))
      onClose()
    })
    setBusy(false)
  }
  return (
    <Dialog open size="m" title="临时提问" closeOnBackdrop={content === ''} onClose={onClose}>
      <div ref={styles} className="ad-hoc">
        <p>口头说出问题，选择作答方式，马上开始作答。</p>
        <LineField
          label="题目（可以不写）"
          max={adHocWordsMax}
          value={content}
          placeholder="写了会显示在大屏幕和手机上"
          onChange={setContent}
        />
        <div className="ad-hoc-kind">
          <Button size="l" block data-autofocus disabled={held} onClick={() => void ask('choices')}>
            选择 {letters.join(' ')}
          </Button>
          <span className="ad-hoc-count" role="group" aria-label="选项个数">
            <IconButton
              icon="chevron-left"
              label="减少一个选项"
              disabled={count <= adHocChoices.least}
              onClick={() => setCount(count - 1)}
            />
            <b className="num" aria-live="polite">
              {count}
            </b>
            <IconButton
              icon="chevron-right"
              label="增加一个选项"
              disabled={count >= adHocChoices.most}
              onClick={() => setCount(count + 1)}
            />
          </span>
        </div>
        <Button size="l" block disabled={held} onClick={() => void ask('judgement')}>
          对 / 错
        </Button>
        {live.ground.way === 'phone' ? (
          <Button size="l" block disabled={held} onClick={() => void ask('words')}>
            短文本（{wordMax} 字以内，显示为词云）
          </Button>
        ) : (
          <p className="ad-hoc-hint">答题器不能输入文字，短文本要用手机作答。</p>
        )}
        <Button
          variant="text"
          icon={anonymous ? 'check' : 'eye-off'}
          aria-pressed={anonymous}
          onClick={() => void live.setAnonymity(!anonymous)}
        >
          {anonymous ? '匿名作答（已打开）' : '匿名作答'}
        </Button>
      </div>
    </Dialog>
  )
}
