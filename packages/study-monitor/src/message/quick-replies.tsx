import { usePersonalStorage } from '@mango/client/react'
import { Button } from '@mango/ui/button'
import { IconButton } from '@mango/ui/icon-button'
import { useNotify } from '@mango/ui/notice'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createQuickReplies } from './quick-replies.store.ts'

interface QuickRepliesProps {
  /** What is written now; may be kept for the next time. */
  text: string
  onPick(text: string): void
}

/** Sentences that are sent often: a press adds one. */
export function QuickReplies({ text, onPick }: QuickRepliesProps) {
  const notify = useNotify()
  const { storage, key } = usePersonalStorage('mango:quick-replies')
  const replies = useMemo(() => createQuickReplies(storage, key), [storage, key])
  const list = useStore(replies.store)
  const written = text.trim()
  const remove = (one: string) => {
    replies.remove(one)
    notify({ kind: 'info', text: '已删除快捷回复', action: { label: '撤销', run: () => replies.restore(list) } })
  }
  return (
    <section className="quick-replies" aria-label="快捷回复">
      <p className="quiet">快捷回复</p>
      <ul>
        {list.map((one) => (
          <li key={one}>
            <button type="button" className="quick-reply" onClick={() => onPick(one)}>
              {one}
            </button>
            <IconButton size="s" icon="close" label={`删除快捷回复 ${one}`} onClick={() => remove(one)} />
          </li>
        ))}
      </ul>
      {written !== '' && !list.includes(written) && (
        <Button variant="text" size="s" icon="plus" onClick={() => replies.add(written)}>
          存为快捷回复
        </Button>
      )}
    </section>
  )
}
