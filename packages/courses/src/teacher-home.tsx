import { useClient, useEarlyQuery } from '@mango/client/react'
import type { ComponentProps } from '@mango/element'
import { ButtonLink } from '@mango/ui/button'
import { latePart } from '@mango/widget/late-part'
import { WaitingCard, WaitingNow } from './home/card.tsx'
import { CoursewareCard } from './home/courseware-card.tsx'
import { Home, type Desk } from './home/home.tsx'
import { isRunning, toCome } from './home/hours.ts'
import { ProjectCard } from './home/project-card.tsx'
import { RunningClass } from './home/running-class.tsx'
import { DayCard, WeekCard } from './home/timetable-card.tsx'
import type { face } from './teacher-home.face.ts'
import { runningClasses } from './today.query.ts'

const HomeworkCard = latePart(
  () => import('./home/homework-card.tsx'),
  () => <WaitingCard lines={8} />,
)

export function TeacherHome(props: ComponentProps<typeof face>) {
  return (
    <Home
      {...props}
      audience="teacher"
      actions={(way) => (
        <>
          <ButtonLink icon="plus" {...way.link({ path: '/classroom/config' })}>
            新建课件
          </ButtonLink>
          <ButtonLink {...way.link({ path: '/mangoTeacher/myCourses' })}>我的课程</ButtonLink>
        </>
      )}
      main={(desk) => (
        <>
          <NowPlace desk={desk} />
          <HomeworkCard now={desk.now} way={desk.way} />
          <CoursewareCard now={desk.now} way={desk.way} />
          <WeekCard desk={desk} />
        </>
      )}
      side={(desk) => (
        <>
          <DayCard desk={desk} />
          <ProjectCard now={desk.now} />
          {desk.assistant}
        </>
      )}
    />
  )
}

/** One place from the first paint on: a class that was begun stands where the next lesson of the timetable would. */
function NowPlace({ desk: { now, way, load, next } }: { desk: Desk }) {
  const running = useEarlyQuery(runningClasses(useClient()))
  if (running.isPending) return <WaitingNow />
  const [first, ...others] = running.data?.data ?? []
  if (!first) return next
  const after = toCome(load.data ?? [], now).find((hour) => !isRunning(hour, now))
  return <RunningClass running={first} others={others} next={after} now={now} way={way} />
}
