import { ConfirmDialog } from '@mango/ui/confirm-dialog'

interface LeaveQuestionProps {
  /** What is about to be done, such as 切换学校. */
  move: string
  leave(): void
  onClose(): void
}

/** Asks before a move takes the page's work with it. */
export default function LeaveQuestion({ move, leave, onClose }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open
      danger
      title={`现在${move}？`}
      confirmText={move}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        leave()
      }}
    >
      还有文件正在上传，或有内容没有保存，{move}后它们会丢失。
    </ConfirmDialog>
  )
}
