/** What is said where a file can't be changed. */
export const words = {
  noParts: '存储服务不支持分段上传',
  fileGone: '文件不存在，可能已被删除',
  noFileRight: '只有上传者和资源管理员可以修改这个文件',
  extensionStays: '文件名的后缀不能改变',
} as const
