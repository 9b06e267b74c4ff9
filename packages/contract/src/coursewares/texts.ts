/** Fixed texts of coursewares (document 2, section 8). */
export const text = {
  noGrades: '未获取到年级信息',
  noQuestions: '未获取到该课件题目，请检查！',
  questionsFailed: '获取题目详情失败，请检查！',
  classMissing: '请选择班级！',
  roomMissing: '请选择教室！',
  noVirtualRoom: '未获取到教室信息，请重试！',
  noScoreClasses: '未获取到有得分的班级',
  imageMissing: '存在无B5格式/App格式的题目，请检查！',
  answerMissing: '存在无答案的题目，请检查！',
  subjectMissing: '请先选择科目！',
  // The documents leave the words of the other checks open.
  gradeMissing: '请选择年级！',
  nameMissing: '请输入课件名称！',
  shareMissing: '请选择范围！',
  sourceMissing: '请选择类型！',
  paperMissing: '请选择试卷！',
  usedLocked: '课件已被使用，不能修改科目、年级、类型和试卷！',
  notFound: '课件不存在或已被删除',
  inClass: '课件正在上课，下课后才能删除',
  sharedInClass: '课件正在上课，下课后才能设为私有',
  deleteQuestion: '确定删除该课件？',
} as const
