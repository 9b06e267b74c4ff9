import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { CourseCover } from '../course-cover.tsx'
import { calledAmong, headCount, type Selection } from './selection.ts'

interface CourseSummaryProps {
  name: string
  color: string
  selection: Selection
  custom: boolean
  busy: boolean
  onBack(): void
  onConfirm(): void
}

/** What is about to be saved, before it is. The documents leave its contents open. */
export function CourseSummary({ name, color, selection, custom, busy, onBack, onConfirm }: CourseSummaryProps) {
  const { whole, alone } = selection
  const students = [...alone.values()]
  const classes = [...whole.values()].map((one) => `${one.name}（全班 ${one.studentNum} 人）`)
  return (
    <Dialog
      open
      size="s"
      title="请确认课程"
      busy={busy}
      onClose={onBack}
      footer={
        <>
          <Button disabled={busy} onClick={onBack}>
            返回修改
          </Button>
          <Button variant="primary" data-autofocus busy={busy} onClick={onConfirm}>
            确定
          </Button>
        </>
      }
    >
      <div className="course-preview">
        <CourseCover coverUrl={color} title={name} />
        <span className="course-facts">共 {headCount(selection)} 人</span>
      </div>
      <dl className="course-summary">
        {classes.length > 0 && (
          <div>
            <dt>班级</dt>
            <dd>{classes.join('、')}</dd>
          </div>
        )}
        {alone.size > 0 && (
          <div>
            <dt>学生</dt>
            <dd>{students.map(calledAmong(students)).join('、')}</dd>
          </div>
        )}
        <div>
          <dt>类型</dt>
          <dd>{custom ? '自建课程，按月排列课堂' : '课表课程，按章节排列课堂'}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
