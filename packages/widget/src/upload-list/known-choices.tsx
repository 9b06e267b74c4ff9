import type { KnownChoice, UploadItem } from '@mango/client/upload'
import { Button } from '@mango/ui/button'
import { useRef } from 'react'
import { knownAmong } from './known-among.ts'

interface KnownChoicesProps {
  items: readonly UploadItem[]
  onChooseAll(choice: KnownChoice): void
}

/** One choice for all files that the library has already; only one's own can be replaced. */
export function KnownChoices({ items, onChooseAll }: KnownChoicesProps) {
  const group = useRef<HTMLSpanElement>(null)
  const known = knownAmong(items)
  if (known.length < 2) return null
  const choose = (choice: KnownChoice) => () => {
    // The buttons take the focus along: the first row keeps it near.
    const uploads = group.current?.parentElement?.parentElement
    onChooseAll(choice)
    requestAnimationFrame(() => uploads?.querySelector<HTMLElement>('.upload-remove')?.focus())
  }
  return (
    <span ref={group} className="uploads-choices" role="group" aria-label={`${known.length} 个已有的文件`}>
      <Button variant="text" size="s" onClick={choose('both')}>
        全部保留两份
      </Button>
      {known.every(({ known }) => known?.own) && (
        <Button variant="text" size="s" onClick={choose('replace')}>
          全部替换
        </Button>
      )}
      <Button variant="text" size="s" onClick={choose('skip')}>
        全部跳过
      </Button>
    </span>
  )
}
