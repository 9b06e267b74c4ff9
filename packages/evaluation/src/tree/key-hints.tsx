/** The keys of the tree, for those who have a keyboard. */
export const KeyHints = () => (
  <p className="key-hints" aria-hidden="true">
    <kbd>↑↓</kbd> 选择 <kbd>→</kbd> 展开 <kbd>F2</kbd> 改名 <kbd>Ctrl X/V</kbd> 移动
  </p>
)
