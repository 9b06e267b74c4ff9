/** Fixed texts of the study monitor (document 2, section 8). */
export const text = {
  sent: '消息发送成功！',
  sendFailed: '发送失败！',
  sendFailedTitle: '警告',
  messageMissing: '请输入内容！',
  messageMissingTitle: '提示',
} as const
