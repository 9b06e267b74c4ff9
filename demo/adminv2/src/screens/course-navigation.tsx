import '@mango/elements/course-list'
import type { CourseOpenDetail, ViewChangeDetail } from '@mango/elements/course-list'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { parseSearch, viewOf } from '../query.ts'
import './course-navigation.css'
import { StudentTabs } from './section-tabs.tsx'

const ways = [
  ['课堂', '/mangoStudent/digitalClassroom', '每门课的视频、课件和笔记'],
  ['作业', '/mangoStudent/paperList', '做过的作业，对答案，看错在哪里'],
  ['考试', '/mangoStudent/MangoExamList', '每场考试的成绩和答卷'],
] as const

/** The documents say of this screen only that it navigates: to what courses have, and to each course. */
export default function CourseNavigation() {
  const search = useSearch({ from: '/frame/mangoStudent/examList' })
  const navigate = useNavigate()
  return (
    <>
      <StudentTabs />
      <div className="page wide">
        <nav className="way-screen" aria-labelledby="ways">
          <h1 id="ways">课程导航</h1>
          <ul className="ways">
            {ways.map(([name, to, about]) => (
              <li key={to}>
                <Link to={to}>
                  <b>{name}</b>
                  {about}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <course-list
          audience="student"
          heading=""
          view={viewOf(search)}
          onview-change={({ detail }: CustomEvent<ViewChangeDetail>) =>
            void navigate({
              to: '/mangoStudent/examList',
              search: parseSearch(detail.view),
              replace: detail.replace,
            })
          }
          oncourse-open={(event: CustomEvent<CourseOpenDetail>) => {
            event.preventDefault()
            const { courseId, isCustomCourse } = event.detail
            void navigate({ to: '/mangoStudent/classroomList', search: { id: courseId, isCustomCourse } })
          }}
        />
      </div>
    </>
  )
}
