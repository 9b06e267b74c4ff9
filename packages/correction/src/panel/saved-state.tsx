import { Icon } from '@mango/ui/icon'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Marks } from '../marks.store.ts'

/** Whoever marks quickly sees one word until he pauses: each other word would be drawn, and said, in the middle of it. */
const quietMilliseconds = 300

/** Whether the marks are kept. */
export function SavedState({ marks }: { readonly marks: Marks }) {
  const isSaving = useStore(marks.store, ({ pending }) => pending > 0)
  const [isShown, setShown] = useState(isSaving)
  if (isSaving && !isShown) setShown(true)
  useEffect(() => {
    if (isSaving) return
    const timer = setTimeout(() => setShown(false), quietMilliseconds)
    return () => clearTimeout(timer)
  }, [isSaving])
  return (
    <span className="panel-saved" role="status">
      <Icon name={isShown ? 'clock' : 'success'} /> {isShown ? '正在保存' : '已保存'}
    </span>
  )
}
