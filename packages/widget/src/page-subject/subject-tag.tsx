import { subjectNames } from '@mango/contract/subjects'
import { Tag } from '@mango/ui/tag'

interface SubjectTagProps {
  readonly subject: number
  onLetGo(): void
}

const names: Readonly<Record<number, string>> = subjectNames

/** The subject of the page by its name, with a way out. */
export default function SubjectTag({ subject, onLetGo }: SubjectTagProps) {
  return (
    <Tag tone="leaf" onRemove={onLetGo} removeLabel="取消">
      {`按顶栏学科：${names[subject] ?? subject}`}
    </Tag>
  )
}
