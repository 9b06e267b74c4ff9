import { Link, useLocation, type LinkProps } from '@tanstack/react-router'
import './section-tabs.css'

type Path = NonNullable<LinkProps['to']>
/** `below` are the pages that are opened from the tab's own. */
type Tab = readonly [label: string, to: Path, ...below: Path[]]

const teacherTabs: readonly Tab[] = [
  ['今天', '/mangoTeacher/teacherHomepage'],
  ['我的课程', '/mangoTeacher/myCourses', '/mangoTeacher/teacherClassroomList'],
  ['我的学生', '/mangoTeacher/myStudents', '/mangoTeacher/studentMistakes'],
]
const studentTabs: readonly Tab[] = [
  ['今天', '/mangoStudent/studentHomepage'],
  ['数字课堂', '/mangoStudent/digitalClassroom', '/mangoStudent/classroomList', '/mangoStudent/examList'],
  ['作业', '/mangoStudent/paperList'],
  ['考试', '/mangoStudent/MangoExamList'],
  ['个性化', '/mangoStudent/personal', '/mangoStudent/wrongQuestion'],
]

function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <nav className="section-tabs" aria-label={label}>
      {tabs.map(([name, to, ...below]) => (
        <Link
          key={name}
          to={to}
          aria-current={below.some((one) => one === path) ? 'true' : undefined}
          activeProps={{ 'aria-current': 'page' }}
          activeOptions={{ includeSearch: false }}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** The pages of a teacher, and of a student, beside each other. */
export const TeacherTabs = () => <Tabs tabs={teacherTabs} label="教师页面" />
export const StudentTabs = () => <Tabs tabs={studentTabs} label="学生页面" />
