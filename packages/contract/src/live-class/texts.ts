/** Fixed texts of the running class (document 2, section 8). */
export const text = {
  title: '实时课堂',
  leaveQuestion: '即将返回到课件列表，是否继续？',
  unmatched: '未匹配到对应学生！',
  noSubmissions: '暂无提交记录！',
  pairingClosed: '答题器配对已关闭！',
  classClosed: '课堂被关闭！',
  // The documents leave the words of these open.
  roomInClass: '该教室正在上课，是否继续？',
  keepGoing: '课堂已进行较长时间，是否继续上课？',
  notInClass: '该教室没有正在进行的课堂',
  questionNotOpen: '该题尚未开始作答',
  pairingFirst: '正在配对答题器，配对完成后再作答',
  questionStopped: '本题已停止作答',
  noSuchChoice: '本题没有这个选项',
  correctionMissing: '本题没有更正过答案',
  reportMissing: '上课记录不存在',
  seatGone: '该请求已经处理过了',
  wrongStation: '教室基站密钥不正确',
} as const
