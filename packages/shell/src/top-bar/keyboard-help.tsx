import { KeysDialog, type Keys } from '@mango/ui/keys-dialog'

const keys: Keys = [
  ['Tab / Shift+Tab', '到下一处、上一处'],
  ['Enter / 空格', '按下当前的按钮或选项'],
  ['↑ ↓ ← →', '在菜单、标签页、单选和目录树中移动'],
  ['Home / End', '到第一项、最后一项'],
  ['字母', '在菜单和目录树中跳到以它开头的一项'],
  ['Esc', '关闭对话框或菜单'],
  ['Ctrl+K', '在平台的页面问助手、查找页面'],
  ['F2 / Shift+F10', '在课程评价的目录树中重命名、打开菜单'],
  ['?', '在课堂、批改和播放器中查看那里的快捷键'],
]

/** What the keys do on every page, and where there are more. */
export default function KeyboardHelp({ onClose }: { onClose(): void }) {
  return <KeysDialog title="键盘操作" keys={keys} onClose={onClose} />
}
