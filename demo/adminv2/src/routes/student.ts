import { createRoute } from '@tanstack/react-router'
import { chunk } from '../chunk.tsx'
import { coming } from '../screens/coming.tsx'
import { frame } from './root.ts'
import { screen } from './screen.ts'
import { toDefault } from './ways.ts'

const section = createRoute({ getParentRoute: () => frame, path: 'mangoStudent' })

const paperQuery = { subjectId: 'id', year: 'id', month: 'id', query: 'text', page: 'id' } as const

export const mangoStudent = section.addChildren([
  ...toDefault(section, '/mangoStudent/studentHomepage'),
  screen(section, 'studentHomepage', {
    title: '学生首页',
    component: chunk(() => import('../screens/student-home.tsx')),
  }),
  screen(section, 'digitalClassroom', {
    title: '数字课堂',
    component: coming('数字课堂', '在这里进入正在上的课和已完成的课。'),
  }),
  screen(section, 'classroomList', {
    title: '课堂列表',
    component: coming('课堂列表', '在这里按章节和月份查看课堂、作业和考试。'),
    query: { id: 'id', isCustomCourse: 'bit' },
  }),
  screen(section, 'examList', {
    title: '考试列表',
    component: chunk(() => import('../screens/course-navigation.tsx')),
  }),
  screen(section, 'paperList', {
    title: '作业',
    component: chunk(() => import('../screens/homework.tsx')),
    query: paperQuery,
  }),
  screen(section, 'MangoExamList', {
    title: '考试',
    component: chunk(() => import('../screens/student-exams.tsx')),
    query: paperQuery,
  }),
  screen(section, 'personal', { title: '个人中心', component: coming('个人中心', '在这里查看个人信息。') }),
  screen(section, 'studentClassVideo', {
    title: '课堂视频',
    component: coming('课堂视频', '在这里观看课堂视频和学习资料。'),
    query: { lessonId: 'id' },
  }),
  screen(section, 'documentPreview', { title: '文档预览', component: coming('文档预览', '在这里预览文档。') }),
  screen(section, 'wrongQuestion', { title: '错题本', component: coming('错题本', '在这里整理错题、下载错题试卷。') }),
  screen(section, 'detailPaper', {
    title: '试卷详情',
    component: chunk(() => import('../screens/paper-detail.tsx')),
    query: { id: 'id', type: 'text' },
  }),
  screen(section, 'answerCorrection', {
    title: '自主批改',
    component: chunk(() => import('../screens/answer-correction.tsx')),
    query: { id: 'id', type: 'text', quickExamPaperId: 'id' },
  }),
])
