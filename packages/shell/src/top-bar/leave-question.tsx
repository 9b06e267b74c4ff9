import { ConfirmDialog } from '@mango/ui/confirm-dialog'

interface LeaveQuestionProps {
  onConfirm(): void
  onClose(): void
}

/** Asks before another school takes the page's work with it. */
export default function LeaveQuestion(props: LeaveQuestionProps) {
  return (
    <ConfirmDialog open danger title="现在切换学校？" confirmText="切换" {...props}>
      还有文件正在上传，或有内容没有保存。切换学校会重新加载页面，它们会丢失。
    </ConfirmDialog>
  )
}
