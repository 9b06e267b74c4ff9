import { Link } from '@tanstack/react-router'
import { StudentTabs } from './section-tabs.tsx'

const ways = [
  ['课堂', '/mangoStudent/digitalClassroom', '每门课的视频、课件和笔记'],
  ['作业', '/mangoStudent/paperList', '做过的作业，对答案，看错在哪里'],
  ['考试', '/mangoStudent/MangoExamList', '每场考试的成绩和答卷'],
] as const

/** A screen that the documents keep free: it only leads on to what a course has. */
export default function CourseNavigation() {
  return (
    <>
      <StudentTabs />
      <div className="page">
        <div className="page-head">
          <h1>课程导航</h1>
        </div>
        <nav aria-label="课程导航">
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
      </div>
    </>
  )
}
