/** Fixed texts of the library and its uploads (document 1, sections 5 and 8). */
export const text = {
  tooManyFiles: '一次最多选择10个文件！',
  documentTooLarge: 'ppt或者word格式单个文件大小不得超过500M！',
  /** The documents give the sentence for 2 GB only; evaluation pages use the same one with their limit. */
  fileTooLarge: { class: '单个文件大小不得超过 2 GB！', evaluation: '单个文件大小不得超过 500 MB！' },
  nothingSelected: '请选择文件！',
  typeNotSupported: (typeName: string) => `不支持${typeName}格式的文件！`,
  linkNameMissing: '请输入名称',
  linkUrlMissing: '请输入链接地址',
  linkSchemeMissing: '链接地址需要以 http:// 或 https:// 开头',
  linkBroken: '链接地址不正确，请检查是否有空格或缺少网站名',
  uploadFailed: '上传失败',
  uploadCancelled: '取消上传',
  uploadLoggedOut: '登录已失效，请重新登录后重试',
  storageFailed: (status: number) => `存储服务出错了（${status}），请稍后重试`,
  storageRefused: (status: number) => `存储服务没有接收文件（${status}）`,
  typeNotTaken: (typeName: string, allowed: string) => `不支持${typeName}格式的文件！只能上传：${allowed}`,
  loadFailed: '加载失败',
  transcoding: '转码中，请稍候',
} as const
