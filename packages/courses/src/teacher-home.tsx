import { useClient } from '@mango/client/react'
import type { ComponentProps } from '@mango/element'
import { ButtonLink } from '@mango/ui/button'
import { Widget } from '@mango/widget'
import { latePart } from '@mango/widget/late-part'
import { useQuery } from '@tanstack/react-query'
import { useImperativeHandle } from 'react'
import { WaitingCard } from './home/card.tsx'
import { CoursewareCard } from './home/courseware-card.tsx'
import { Home, type Desk } from './home/home.tsx'
import { ProjectCard } from './home/project-card.tsx'
import { RunningClass } from './home/running-class.tsx'
import { DayCard, WeekCard } from './home/timetable-card.tsx'
import type { face } from './teacher-home.face.ts'
import { runningClasses } from './today.query.ts'

const HomeworkCard = latePart(
  () => import('./home/homework-card.tsx'),
  () => <WaitingCard lines={8} />,
)

type TeacherHomeProps = ComponentProps<typeof face>

export function TeacherHome(props: TeacherHomeProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Today {...props} />
    </Widget>
  )
}

function Today({ context, host, emit, ref }: TeacherHomeProps) {
  const client = useClient()
  useImperativeHandle(ref, () => ({ reload: () => void client.queries.invalidateQueries() }))
  return (
    <Home
      audience="teacher"
      context={context}
      host={host}
      emit={emit}
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
          <NowCards desk={desk} />
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

/** A class that was begun comes before the lesson of the timetable. */
function NowCards({ desk }: { desk: Desk }) {
  const running = useQuery(runningClasses(useClient()))
  return (
    <>
      {running.data?.data.map((one) => (
        <RunningClass key={one.answerClassId} running={one} now={desk.now} way={desk.way} />
      ))}
      {desk.next}
    </>
  )
}
