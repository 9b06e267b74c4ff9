import { copyText } from '@mango/ui/copy-text'
import { useNotify } from '@mango/ui/notice'

/**
 * Copies an address and tells it, or that the browser does not allow it.
 * @returns takes the address, and the words for when it is done
 */
export function useCopyLink() {
  const notify = useNotify()
  return (link: string, done = '链接已复制') =>
    copyText(link).then(
      () => notify({ kind: 'success', text: done }),
      () => notify({ kind: 'warning', text: '没有复制成功，请检查浏览器权限' }),
    )
}
