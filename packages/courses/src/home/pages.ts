import { authority } from '@mango/contract'
import type { Page } from '../way.ts'

export interface NamedPage {
  readonly name: string
  /** Other words it is looked for by. */
  readonly also: string
  readonly page: Page
  /** Who may open it; everybody where absent. */
  readonly right?: number
}

const teacherPages: readonly NamedPage[] = [
  { name: '我的课程', also: '开课 新建课程', page: { path: '/mangoTeacher/myCourses' } },
  { name: '我的学生', also: '班级 名单', page: { path: '/mangoTeacher/myStudents' } },
  {
    name: '实时课堂',
    also: '上课 课件',
    page: { path: '/classroom/list' },
    right: authority.liveClassroom,
  },
  { name: '新建课件', also: '备课', page: { path: '/classroom/config' }, right: authority.liveClassroom },
  {
    name: '考试管理',
    also: '成绩',
    page: { path: '/examinationMan/administration' },
    right: authority.examManagement,
  },
  { name: '学习监测', also: '助手 反馈', page: { path: '/studyMonitor/monitorIndex' }, right: authority.studyMonitor },
  { name: '课程评价', also: '指标 资源', page: { path: '/curriculumEvaluation' } },
  {
    name: '校长驾驶舱',
    also: '数据',
    page: { path: '/headmasterCockpit' },
    right: authority.headmasterCockpit,
  },
]
const studentPages: readonly NamedPage[] = [
  { name: '数字课堂', also: '课程 课堂', page: { path: '/mangoStudent/digitalClassroom' } },
  { name: '作业', also: '试卷', page: { path: '/mangoStudent/paperList' } },
  { name: '考试', also: '成绩', page: { path: '/mangoStudent/MangoExamList' } },
  { name: '错题集', also: '错题本 复习', page: { path: '/mangoStudent/wrongQuestion', newWindow: true } },
  { name: '个性化', also: '个人', page: { path: '/mangoStudent/personal' } },
]

export const pagesFor = (audience: 'teacher' | 'student', rights: readonly number[]): readonly NamedPage[] =>
  (audience === 'teacher' ? teacherPages : studentPages).filter(
    ({ right }) => right === undefined || rights.includes(right),
  )

export const pagesNamed = (pages: readonly NamedPage[], words: string) =>
  pages.filter(({ name, also }) => words.split(/\s+/).every((word) => name.includes(word) || also.includes(word)))
