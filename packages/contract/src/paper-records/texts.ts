/** Fixed texts of the homework and exam records (document 3, sections 2.10 and 2.12). */
export const text = {
  all: '全部',
  today: '今日',
  yesterday: '昨日',
  selfCorrected: '自主批改',
  uploadForCorrection: '上传作答对答案',
  rightQuestions: '对的题',
  wrongQuestions: '错的题',
} as const
