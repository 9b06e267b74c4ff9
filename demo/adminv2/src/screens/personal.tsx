import '@mango/elements/personal-home'
import { StudentTabs } from './section-tabs.tsx'

/** The personal page of a student. */
export default function Personal() {
  return (
    <>
      <StudentTabs />
      <div className="page wide">
        <personal-home />
      </div>
    </>
  )
}
