/** What the backend says about exams beyond the contract's fixed texts. */
export const words = {
  unknownKind: '学年、年级或考试类型不存在',
  nameTaken: '已有同名的考试，请换一个名称',
  goneForMerge: '有考试已被删除或合并，请刷新后重试',
} as const
