/** Fixed texts of the course lists and the course dialog (document 3, sections 2.3, 5.1 and 8). */
export const text = {
  ongoing: '正在上的课',
  finished: '已完成的课',
  newCourse: '新建课程',
  errorTitle: '错误',
  /** The documents give these words in English: decided here. */
  namePlaceholder: '最多15个字',
  nameMissing: '请输入标题',
  /** Of a name that came past the dialog, which cuts it: decided here. */
  nameTooLong: '课程名称最多15个字',
  studentsMissing: '请选择学生',
  deleteQuestion: '即将删除课程，请确认',
  deleteDetail: '此操作将不能恢复。',
  /** Some of the people were not the teacher's to choose: decided here. */
  notYours: '所选班级或学生不在您的任教范围内',
  courseUnknown: '课堂信息错误，请检查重试！',
} as const
