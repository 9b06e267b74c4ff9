/** What this area says beyond the contract's fixed texts. */
export const words = {
  chapterUnknown: '章节已变更，请重新选择',
  hourTaken: '这节课已有课堂内容，请刷新后编辑',
  ticketVoid: '二维码已失效，请在电脑上重新打开',
  tooManyPictures: '上传的图片太多了，请先在电脑上整理',
} as const
