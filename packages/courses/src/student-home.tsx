import { dayOf } from '@mango/contract/platform-time'
import type { ComponentProps } from '@mango/element'
import { Home } from './home/home.tsx'
import { PaperCard } from './home/paper-card.tsx'
import { ReviewCard } from './home/review-card.tsx'
import { DayCard, WeekCard } from './home/timetable-card.tsx'
import type { face } from './student-home.face.ts'

export function StudentHome(props: ComponentProps<typeof face>) {
  return (
    <Home
      {...props}
      audience="student"
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
