import '@mango/elements/teacher-home'
import { TeacherTabs } from './section-tabs.tsx'
import { usePageOpen } from './use-page-open.ts'

/** A teacher's day. */
export default function TeacherHomeScreen() {
  return (
    <>
      <TeacherTabs />
      <div className="page wide">
        <teacher-home onpage-open={usePageOpen()} />
      </div>
    </>
  )
}
