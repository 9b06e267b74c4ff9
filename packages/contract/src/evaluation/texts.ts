import { binDays } from './limits.ts'

/**
 * Fixed texts of curriculum evaluation (document 3, sections 2.16, 5.6 and 8). The documents give most of them in
 * English: the Chinese is decided here.
 */
export const text = {
  /** Title of an error notice; literally so in the documents, unlike everywhere else. */
  errorTitle: 'error',
  title: '课程评价指标管理',
  import: '导入',
  standard: '评价标准',
  categoryDefinition: '类别定义',
  searchPlaceholder: '请输入知识点或文件名',
  nothingChosen: '请选择目录',
  onlyThisLevel: '仅显示本级文件',
  permissions: { 0: '全部', 1: '公开', 2: '私有', 3: '待审核', 4: '已下架' },
  addChild: '添加子级',
  move: '移动目录',
  delete: '删除',
  addCategory: '添加类别',
  rename: '重命名',
  changeCategory: '修改类别',
  rate: '评分',
  categoryMissing: '请选择资源类别',
  created: '创建成功！',
  updated: '更新成功！',
  deleted: '删除成功！',
  saved: '内容已保存，请手动刷新页面',
  deleteCategoryQuestion: '删除类别后，该类别下的资源将一并删除，请确认是否删除？',
  deleteItemQuestion: '删除后不可恢复，请确认是否删除？',
  deleteFileQuestion: '文件将删除，请确认是否删除？',
  /** Whoever deletes cannot recover it, as the documents say; a bin keeps items and files for administrators. */
  restorable: `误删时，${binDays} 天内可由管理员在回收站恢复。`,
  /** A category is in no bin. It comes back with a file that was in it. */
  categoryRestorable: `其中的文件 ${binDays} 天内可由管理员在回收站恢复，类别随之恢复；没有文件的类别不可恢复。`,
  linkFailed: '上传失败！',
  transcoding: '转码中，请稍候',
  formatNotSupported: '不支持的文件格式',
  fileNameWrong: '文件名应为 1 至 20 个字，不含后缀',
} as const
