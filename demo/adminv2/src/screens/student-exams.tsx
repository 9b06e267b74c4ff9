import { Papers } from './papers.tsx'

export default function StudentExams() {
  return <Papers type="exam" />
}
