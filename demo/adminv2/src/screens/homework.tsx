import { Papers } from './papers.tsx'
import { StudentTabs } from './section-tabs.tsx'

export default function Homework() {
  return (
    <>
      <StudentTabs />
      <Papers type="homework" />
    </>
  )
}
