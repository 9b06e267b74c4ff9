/** The school's own title for its pages, from the landing page's content that this tab has cached. */
export function barTitle(): string {
  try {
    const content: unknown = JSON.parse(sessionStorage.getItem('homepage') ?? '{}')
    const named = typeof content === 'object' && content !== null && 'bar_title' in content && content.bar_title
    return typeof named === 'string' && named ? named : '智慧校园'
  } catch {
    return '智慧校园'
  }
}
