import type { Keys } from '@mango/ui/keys-dialog'

/** What the keys of `useBoardKeys` do, for the help that comes late. */
export const boardKeys: Keys = [
  ['← / PageUp', '上一题'],
  ['→ / PageDown', '下一题'],
  ['空格', '显示或隐藏答案'],
  ['S', '收题'],
  ['V', '看题目或看结果'],
  ['R', '重新作答'],
  ['P', '随机点名'],
  ['B', '切换排行与作答情况'],
  ['H', '显示或隐藏排行'],
  ['D', '作答详情'],
  ['T', '临时提问'],
  ['M', '课堂里的同学'],
  ['C', '手机遥控'],
  ['Q', '二维码或答题器配对'],
  ['F', '全屏'],
  ['?', '快捷键'],
]
