/** What stands above the widget. */
export const titleOf = (heading: string): string => heading.trim() || '未命名'
