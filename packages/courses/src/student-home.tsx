import { useClient } from '@mango/client/react'
import type { ComponentProps } from '@mango/element'
import { Widget } from '@mango/widget'
import { useImperativeHandle, useState } from 'react'
import { dayOf } from './china-time.ts'
import { Home } from './home/home.tsx'
import { PaperCard } from './home/paper-card.tsx'
import { ReviewCard } from './home/review-card.tsx'
import { DayCard, WeekCard } from './home/timetable-card.tsx'
import type { face } from './student-home.face.ts'

type StudentHomeProps = ComponentProps<typeof face>

export function StudentHome(props: StudentHomeProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Today {...props} />
    </Widget>
  )
}

function Today({ context, host, emit, ref, assistantOnly }: StudentHomeProps) {
  const client = useClient()
  const [asked, setAsked] = useState<string>()
  useImperativeHandle(ref, () => ({
    reload: () => void client.queries.invalidateQueries(),
    ask: () => setAsked((before) => before ?? ''),
  }))
  return (
    <Home
      audience="student"
      context={context}
      host={host}
      emit={emit}
      asked={asked}
      onAsk={setAsked}
      assistantOnly={assistantOnly}
      main={(desk) => (
        <>
          {desk.next}
          <PaperCard type="homework" now={desk.now} way={desk.way} />
          <WeekCard desk={desk} />
        </>
      )}
      side={(desk) => (
        <>
          <DayCard desk={desk} />
          {/* Each day has its own review. */}
          <ReviewCard key={dayOf(desk.now)} way={desk.way} />
          <PaperCard type="exam" now={desk.now} way={desk.way} />
          {desk.assistant}
        </>
      )}
    />
  )
}
