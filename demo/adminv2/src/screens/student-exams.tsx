import { Papers } from './papers.tsx'
import { StudentTabs } from './section-tabs.tsx'

export default function StudentExams() {
  return (
    <>
      <StudentTabs />
      <Papers type="exam" />
    </>
  )
}
