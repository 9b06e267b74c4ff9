import { Link, type LinkProps } from '@tanstack/react-router'

type Tab = readonly [label: string, to: NonNullable<LinkProps['to']>]

const teacherTabs: readonly Tab[] = [
  ['今天', '/mangoTeacher/teacherHomepage'],
  ['我的课程', '/mangoTeacher/myCourses'],
  ['我的学生', '/mangoTeacher/myStudents'],
]
const studentTabs: readonly Tab[] = [
  ['今天', '/mangoStudent/studentHomepage'],
  ['数字课堂', '/mangoStudent/digitalClassroom'],
  ['作业', '/mangoStudent/paperList'],
  ['考试', '/mangoStudent/MangoExamList'],
  ['个性化', '/mangoStudent/personal'],
]

const Tabs = ({ tabs, label }: { tabs: readonly Tab[]; label: string }) => (
  <nav className="section-tabs" aria-label={label}>
    {tabs.map(([name, to]) => (
      <Link key={name} to={to} activeProps={{ 'aria-current': 'page' }} activeOptions={{ includeSearch: false }}>
        {name}
      </Link>
    ))}
  </nav>
)

/** The pages of a teacher, and of a student, beside each other. */
export const TeacherTabs = () => <Tabs tabs={teacherTabs} label="教师页面" />
export const StudentTabs = () => <Tabs tabs={studentTabs} label="学生页面" />
