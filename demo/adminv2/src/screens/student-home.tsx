import '@mango/elements/student-home'
import { StudentTabs } from './section-tabs.tsx'
import { usePageOpen } from './use-page-open.ts'

/** A student's day. */
export default function StudentHomeScreen() {
  return (
    <>
      <StudentTabs />
      <div className="page wide">
        <student-home onpage-open={usePageOpen()} />
      </div>
    </>
  )
}
