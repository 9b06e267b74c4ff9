import { createRoute } from '@tanstack/react-router'
import { chunk } from '../chunk.tsx'
import { lessonViewFields } from '../lesson-view-fields.ts'
import { notebookFields } from '../screens/notebook-view.ts'
import { frame } from './root.ts'
import { screen } from './screen.ts'
import { toDefault } from './ways.ts'

const section = createRoute({ getParentRoute: () => frame, path: 'mangoTeacher' })

const classQuery = { courseId: 'id', classId: 'id', isCustomCourse: 'bit' } as const

export const mangoTeacher = section.addChildren([
  ...toDefault(section, '/mangoTeacher/teacherHomepage'),
  screen(section, 'teacherHomepage', {
    title: '教师首页',
    component: chunk(() => import('../screens/teacher-home.tsx')),
  }),
  screen(section, 'myCourses', {
    title: '我的课程',
    component: chunk(() => import('../screens/teacher-courses.tsx')),
    query: { type: 'id' },
  }),
  screen(section, 'teacherClassroomList', {
    title: '班级课堂',
    component: chunk(() => import('../screens/teacher-lessons.tsx')),
    query: { ...classQuery, className: 'text', ...lessonViewFields },
  }),
  screen(section, 'myStudents', {
    title: '我的学生',
    component: chunk(() => import('../screens/students.tsx')),
    query: { classId: 'id', name: 'text' },
  }),
  // Not in the documents: a pupil's notebook, opened from 我的学生.
  screen(section, 'studentMistakes', {
    title: '学生错题集',
    component: chunk(() => import('../screens/student-mistakes.tsx')),
    query: { ...notebookFields, studentId: 'id', studentName: 'text' },
  }),
  screen(section, 'teacherClassVideo', {
    title: '课堂视频',
    component: chunk(() => import('../screens/teacher-lesson.tsx')),
    // `t`: a second of the video.
    query: { ...classQuery, lessonId: 'id', t: 'id' },
  }),
])
