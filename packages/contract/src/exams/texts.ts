/** Fixed texts of exam management (document 2, sections 5 and 8). */
export const text = {
  empty: '没有符合条件的考试',
  schoolYearMissing: '请选择学年',
  gradeMissing: '请选择年级',
  typeMissing: '请选择考试类型',
  termMissing: '请选择学期',
  created: '创建成功',
  /** Its answer was lost, and what can't be changed by a call was changed since. */
  createdAsSent: '上次提交的考试已经创建，这次的修改没有保存。需要修改时，请删除它再新建',
  deleteQuestion: '确定删除?',
  nothingToDelete: '考试成绩不存在',
  deleted: '删除成功',
  /** Title of the notice of a failed deletion. */
  deleteFailed: '删除失败',
  /** Its text where the server gave none. */
  deleteSubjectsFirst: '请先删除本次考试下所有科目的考试',
  merged: '合并考试成功',
  subExamsFailed: '系统错误, 请检查您的网络',
  /** The documents leave the server's words for an impossible merge open: decided here. */
  mergeDiffers: '合并的考试学年、年级、考试类型和学期必须一致',
  mergeTooFew: '请至少选择两场考试',
  mergeWithoutSubject: '没有科目的考试不能合并',
  mergeNameMissing: '请输入合并后的考试名称',
} as const
