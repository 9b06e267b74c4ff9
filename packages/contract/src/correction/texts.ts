/** Fixed texts of the correction (document 3, sections 2.11, 2.13, 5.3, 5.4 and 8). */
export const text = {
  dialogTitles: { homework: '选择作业', exam: '选择考试' },
  chapterMissing: '请选择章',
  sectionMissing: '请选择节',
  // The documents give the words of these in English: decided here.
  originalPicture: '作答原图',
  amended: '已订正',
  uploadCorrection: '去上传订正',
  scanWithPhone: '请使用手机扫码上传',
  finish: '完成批改',
  unchecked: (count: number) => `还有${count}道题未批改`,
  filters: { all: '全部', right: '对的题', wrong: '错的题' },
  completed: (right: number, wrong: number) =>
    `共答对${right}题，答错${wrong}题，${wrong > 0 ? '错题已加入错题集，可在“个性化-我的错题集”中查看' : '没有错题，真棒！'}`,
  photoTooLarge: '单个文件大小不得超过2GB，请检查！',
  tooManyPhotos: '最多只能上传8张图片',
  tooManyCorrections: '最多只能上传8张订正图片',
} as const
