import { abilityScale } from './limits.ts'

/** Fixed texts of the growth profile (document 3, sections 2.15, 5.5 and 8). */
export const text = {
  /** Title of an error notice; literally so in the documents, unlike everywhere else. */
  errorTitle: 'error',
  // The documents give the words of these in English: decided here.
  more: '查看更多',
  print: '下载档案（PDF）',
  ability: '课程能力评估',
  targetTypes: { 1: '教学目标', 0: '总目标' },
  daily: '日常表现',
  ranges: { 7: '7天', 30: '30天', 90: '3个月' },
  currentPoints: '当前积分',
  balance: '账户余额',
  pointSources: '积分来源',
  pointConsumption: '积分消费',
  moments: '精彩瞬间',
  add: '添加',
  formatNotSupported: '不支持该文件格式',
  fileTooLarge: '支持最大上传大小为100M，请更换文件',
  title: '标题',
  content: '内容',
  file: '文件',
  confirm: '确定',
  cancel: '取消',
} as const

/** What is said of the three kinds of score; the documents name the fields alone: decided here. */
export const scoreKinds = [
  { key: 'teacherScore', name: '课堂所评', meaning: '老师根据课堂表现打的分' },
  { key: 'afterClassScore', name: '课后所评', meaning: '根据课后作业和练习得出的分' },
  { key: 'targetScore', name: '目标', meaning: '这一阶段希望达到的分' },
] as const
/** What each point of the scale means, best first; the documents give the scale alone: decided here. */
export const scaleMeanings = ['熟练运用', '已经掌握', '基本掌握', '正在入门', '尚未开始'].map((meaning, index) => ({
  score: abilityScale.max - index,
  meaning,
}))
