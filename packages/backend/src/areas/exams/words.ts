/** What the backend says about exams beyond the contract's fixed texts. */
export const words = {
  unknownSubject: '科目不存在',
  examIsGone: '这场考试已被删除或合并，请返回列表查看',
  unknownKind: '学年、年级或考试类型不存在',
  nameTaken: '已有同名的考试，请换一个名称',
  goneForMerge: '有考试已被删除或合并，请刷新后重试',
  goneForDeletion: '有考试已被删除或合并，请刷新后重试',
  nothingDeleted: '没有可以恢复的考试，可能已经恢复',
  wholeIsGone: (name: string) => `“${name}”已被删除或合并，请先恢复这场考试，再恢复其中的科目`,
  subjectTakenSinceDeletion: (name: string, subject: string) => `“${name}”已重新添加了${subject}，请先删除再恢复`,
  nameTakenSinceDeletion: (name: string) => `已有另一场考试叫“${name}”，请先改名或删除再恢复`,
  mergedIsGone: '这场考试已被删除、合并或撤销，请刷新后查看',
  notMerged: '这场考试没有可以撤销的合并',
  deletedSinceMerge: (subjects: string) => `合并后删除了科目：${subjects}，请先在“最近删除”中恢复再撤销`,
  addedSinceMerge: (subjects: string) => `合并后添加了科目：${subjects}，请先删除再撤销`,
  nameTakenSinceMerge: (name: string) => `已有另一场考试叫“${name}”，请先改名或删除再撤销`,
} as const
