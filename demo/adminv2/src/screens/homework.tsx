import { Papers } from './papers.tsx'

export default function Homework() {
  return <Papers type="homework" />
}
