import { Home, type HomeLink } from './home.tsx'

const links: readonly HomeLink[] = [
  { label: '数字课堂', to: '/mangoStudent/digitalClassroom' },
  { label: '作业和试卷', to: '/mangoStudent/paperList' },
  { label: '考试', to: '/mangoStudent/MangoExamList' },
  { label: '错题本', to: '/mangoStudent/wrongQuestion' },
  { label: '个人中心', to: '/mangoStudent/personal' },
]

/** Assistant, class schedule, homework. */
export default function StudentHome() {
  return (
    <Home hint="保持好奇，继续加油。" links={links}>
      <section className="card">
        <h2>作业</h2>
        <p className="card-empty">暂无作业</p>
      </section>
    </Home>
  )
}
