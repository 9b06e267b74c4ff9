import { Home, type HomeLink } from './home.tsx'

const links: readonly HomeLink[] = [
  { label: '我的课程', to: '/mangoTeacher/myCourses' },
  { label: '班级课堂', to: '/mangoTeacher/teacherClassroomList' },
  { label: '我的学生', to: '/mangoTeacher/myStudents' },
]

/** Assistant, class schedule, projects. */
export default function TeacherHome() {
  return (
    <Home hint="今天也从一堂好课开始。" links={links}>
      <section className="card">
        <h2>项目</h2>
        <p className="card-empty">暂无项目</p>
      </section>
    </Home>
  )
}
