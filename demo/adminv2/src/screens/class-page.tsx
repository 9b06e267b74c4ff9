import '@mango/elements/resource-library'
import { useSearch } from '@tanstack/react-router'
import { ResourcePicker } from '../resource-picker.tsx'

/** A class: its resources, picked from the library. */
export default function ClassPage() {
  const { className } = useSearch({ from: '/frame/mangoTeacher/teacherClassroomList' })
  return (
    <article className="page">
      <header className="page-head">
        <h1>{className || '班级课堂'}</h1>
        <p>为课堂准备视频、课件和学习资料。</p>
      </header>
      <ResourcePicker />
    </article>
  )
}
