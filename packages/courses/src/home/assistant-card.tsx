import type { TimetableHour } from '@mango/contract/today'
import { Icon } from '@mango/ui/icon'
import { lateDialog } from '@mango/widget/late-dialog'
import { useEffect, useEffectEvent } from 'react'
import type { Audience } from '../courses.query.ts'
import type { Way } from '../way.ts'
import { Card } from './card.tsx'
import type { NamedPage } from './pages.ts'

const AssistantDialog = lateDialog(() => import('./assistant-dialog.tsx'))

interface AssistantProps {
  host: HTMLElement
  asked: string | undefined
  onAsk(question: string | undefined): void
  hours: readonly TimetableHour[]
  now: string
  audience: Audience
  pages: readonly NamedPage[]
  way: Way
}

const questions = ['下一节课在哪', '今天还有几节课', '明天有什么课']
const words: Readonly<Record<Audience, string>> = {
  teacher: '问助手，或查找课程、学生、页面',
  student: '问助手，或查找课程、课堂、页面',
}

/** Answers and jumps, once it is asked for: by Ctrl+K wherever the focus is on the page. */
export function Assistant({ host, asked, onAsk, ...rest }: AssistantProps) {
  const open = useEffectEvent((event: KeyboardEvent) => {
    const wanted =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
    if (!wanted || event.defaultPrevented || host.getClientRects().length === 0) return
    event.preventDefault()
    if (asked === undefined) onAsk('')
  })
  useEffect(() => {
    const page = host.ownerDocument
    page.addEventListener('keydown', open)
    return () => page.removeEventListener('keydown', open)
  }, [host])
  if (asked === undefined) return null
  return <AssistantDialog {...rest} first={asked} placeholder={words[rest.audience]} onClose={() => onAsk(undefined)} />
}

/** A place to ask and to jump from. */
export const AssistantCard = ({ audience, onAsk }: Pick<AssistantProps, 'audience' | 'onAsk'>) => (
  <Card title="助手">
    <div className="assistant">
      <button type="button" className="assistant-field" onClick={() => onAsk('')}>
        <Icon name="search" />
        <span>{words[audience]}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <ul className="assistant-chips" aria-label="可以这样问">
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  </Card>
)
