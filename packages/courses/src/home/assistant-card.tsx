import type { TimetableHour } from '@mango/contract/today'
import { Icon } from '@mango/ui/icon'
import { lateDialog } from '@mango/widget/late-dialog'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Audience } from '../courses.query.ts'
import type { Way } from '../way.ts'
import { Card } from './card.tsx'
import type { NamedPage } from './pages.ts'

const AssistantDialog = lateDialog(() => import('./assistant-dialog.tsx'))

interface AssistantCardProps {
  host: HTMLElement
  hours: readonly TimetableHour[]
  now: string
  audience: Audience
  pages: readonly NamedPage[]
  way: Way
}

const questions = ['下一节课在哪', '今天还有几节课', '明天有什么课']

/** A place to ask and to jump from, also by Ctrl+K wherever the focus is on the page. */
export function AssistantCard({ host, ...rest }: AssistantCardProps) {
  const [asked, setAsked] = useState<string>()
  const open = useEffectEvent((event: KeyboardEvent) => {
    const wanted =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
    if (!wanted || event.defaultPrevented || !host.checkVisibility()) return
    event.preventDefault()
    setAsked((before) => before ?? '')
  })
  useEffect(() => {
    const page = host.ownerDocument
    page.addEventListener('keydown', open)
    return () => page.removeEventListener('keydown', open)
  }, [host])
  const word =
    rest.audience === 'teacher' ? '问助手，或查找课程、课堂、学生、课件、页面' : '问助手，或查找课程、课堂、页面'
  return (
    <Card title="助手">
      <div className="assistant">
        <button type="button" className="assistant-field" onClick={() => setAsked('')}>
          <Icon name="search" />
          <span>{word}</span>
          <kbd>Ctrl K</kbd>
        </button>
        <ul className="assistant-chips" aria-label="可以这样问">
          {questions.map((question) => (
            <li key={question}>
              <button type="button" onClick={() => setAsked(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {asked !== undefined && (
        <AssistantDialog {...rest} first={asked} placeholder={word} onClose={() => setAsked(undefined)} />
      )}
    </Card>
  )
}
