import { dayOf } from '@mango/contract/platform-time'
import type { TimetableHour } from '@mango/contract/today'
import { useClient, useEarlyQuery, useSessionUser } from '@mango/client/react'
import type { Connection } from '@mango/element'
import { Screen } from '@mango/ui/screen'
import { Widget } from '@mango/widget'
import type { Load } from '@mango/widget/failure'
import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react'
import type { Audience } from '../courses.query.ts'
import { timetable } from '../today.query.ts'
import { useNow } from '../use-now.ts'
import { wayOf, type PageOpenDetail, type Way } from '../way.ts'
import { Assistant, AssistantCard } from './assistant-card.tsx'
import { WaitingNow } from './card.tsx'
import { calledAs, greeting, outlook } from './greeting.ts'
import { NextLesson } from './next-lesson.tsx'
import { pagesFor } from './pages.ts'

/** What the panels of a home are made with. */
export interface Desk {
  readonly now: string
  readonly way: Way
  readonly audience: Audience
  readonly load: Load & { readonly data: readonly TimetableHour[] | undefined }
  /** The lesson that runs or comes next. */
  readonly next: ReactNode
  readonly assistant: ReactNode
}

interface HomeProps {
  audience: Audience
  context: Connection
  host: HTMLElement
  emit(type: 'page-open', detail: PageOpenDetail): boolean
  ref: Ref<{ reload(): void; ask(): void }>
  assistantOnly: boolean
  actions?(way: Way): ReactNode
  main(desk: Desk): ReactNode
  side(desk: Desk): ReactNode
}

const format = (part: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('zh-CN', { ...part, timeZone: 'UTC' })
const dayFormat = format({ month: 'long', day: 'numeric' })
const weekdayFormat = format({ weekday: 'long' })
function longDay(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`)
  return `${dayFormat.format(noon)}　${weekdayFormat.format(noon)}`
}

/** What both homes have: the day, a greeting with what it brings, and panels in two columns. */
export const Home = (props: HomeProps) => (
  <Widget context={props.context} host={props.host}>
    <Today {...props} />
  </Widget>
)

function Today({ audience, context, host, emit, ref, assistantOnly, actions, main, side }: HomeProps) {
  const client = useClient()
  const now = useNow()
  const user = useSessionUser()
  /** What the assistant is asked, '' for nothing yet; undefined while it is closed. */
  const [asked, setAsked] = useState<string>()
  useImperativeHandle(ref, () => ({
    reload: () => void client.queries.invalidateQueries(),
    ask: () => setAsked((before) => before ?? ''),
  }))
  const way = wayOf(context, emit)
  const query = useEarlyQuery(timetable(client, dayOf(now)))
  const hours = query.data?.data
  const assistant = (
    <Assistant
      host={host}
      asked={asked}
      onAsk={setAsked}
      hours={hours ?? []}
      now={now}
      audience={audience}
      pages={pagesFor(audience, user?.authority ?? [])}
      way={way}
    />
  )
  // Something is drawn while it is closed: space is reserved for an element that drew nothing yet.
  if (assistantOnly) return <div>{assistant}</div>
  const desk: Desk = {
    now,
    way,
    audience,
    load: { ...query, data: hours },
    next: hours ? (
      <NextLesson hours={hours} now={now} audience={audience} way={way} />
    ) : query.isPending ? (
      <WaitingNow />
    ) : null,
    assistant: <AssistantCard audience={audience} onAsk={setAsked} />,
  }
  return (
    <Screen heading={longDay(dayOf(now))} actions={actions?.(way)}>
      <p className="home-hello">
        {greeting(Number(now.slice(11, 13)))}
        {user?.name && `，${calledAs(user.name, audience)}`}。{hours && outlook(hours, now)}
      </p>
      <div className="home-columns" data-print="flow">
        <div className="home-column" data-print="flow">
          {main(desk)}
        </div>
        <div className="home-column" data-print="flow">
          {side(desk)}
        </div>
      </div>
      {assistant}
    </Screen>
  )
}
