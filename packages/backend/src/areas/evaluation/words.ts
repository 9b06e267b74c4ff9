/** What the backend says of evaluation beyond the contract's fixed texts. */
export const words = {
  itemGone: '目录不存在或已被删除，请刷新后重试',
  fileGone: '文件不存在或已被删除，请刷新后重试',
  categoryGone: '类别不存在或已被删除，请刷新后重试',
  categoryTaken: '已有同名类别',
  intoItself: '不能移动到自身或其下级目录',
  packageStays: '最上级目录不能移动',
  otherSubject: '不能移动到其他科目',
  noFileRight: '只有创建人和管理员可以操作该文件',
  onlyAdministrators: '只有资源管理员可以操作',
  statusNotYours: '您只能在私有和待审核之间切换',
  extensionStays: '文件后缀不能修改',
  alreadyThere: '该文件已在此目录下',
  parentInBin: '上级目录已被删除，请先恢复上级目录',
  unreadableTable: '无法读取该表格，请使用模板重新填写',
  archiveOver: '下载链接已过期，请返回后重新下载',
  nothingToImport: '表格中没有可以导入的指标',
} as const
