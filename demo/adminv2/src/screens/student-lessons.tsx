import '@mango/elements/lesson-list'
import '@mango/elements/paper-picker'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { parseSearch, viewOf } from '../query.ts'
import { StudentTabs } from './section-tabs.tsx'

/** A student's lessons, homework and exams of a course. What is shown is in the address, so that back leads there. */
export default function StudentLessons() {
  const navigate = useNavigate()
  const { id, isCustomCourse, ...view } = useSearch({ from: '/frame/mangoStudent/classroomList' })
  const list = useRef<HTMLElementTagNameMap['lesson-list']>(null)
  const picker = useRef<HTMLElementTagNameMap['paper-picker']>(null)
  useEffect(() => {
    // The tab in which a paper was corrected says so when it is done.
    const hear = ({ data }: MessageEvent) => {
      if (data === 'completeCheck') void list.current?.reload()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  return (
    <>
      <StudentTabs />
      <div className="page wide">
        <lesson-list
          ref={list}
          audience="student"
          course-id={id}
          custom={isCustomCourse === 1}
          view={viewOf(view)}
          onview-change={({ detail }) => {
            const search = { id, isCustomCourse, ...parseSearch(detail.view) }
            void navigate({ to: '/mangoStudent/classroomList', search, replace: detail.replace })
          }}
          onpaper-open={(event) => {
            event.preventDefault()
            const { id: paper, type } = event.detail
            void navigate({ to: '/mangoStudent/detailPaper', search: { id: paper, type } })
          }}
          oncorrection-wish={(event) => {
            event.preventDefault()
            if (!picker.current) return
            picker.current.type = event.detail.type
            void picker.current.show()
          }}
        />
        <paper-picker ref={picker} />
      </div>
    </>
  )
}
