import type { LessonRow } from '@mango/contract/lessons'
import { Icon, type IconName } from '@mango/ui/icon'

const parts: readonly { readonly has: 'hasVideo' | 'hasPpt' | 'hasNotes' | 'hasFile'; icon: IconName; name: string }[] =
  [
    { has: 'hasVideo', icon: 'video', name: '视频' },
    { has: 'hasPpt', icon: 'file', name: '课件' },
    { has: 'hasNotes', icon: 'image', name: '优秀笔记' },
    { has: 'hasFile', icon: 'link', name: '学习资料' },
  ]

/** What a lesson holds, as small pictures. */
export function ContentChips({ lesson }: { lesson: LessonRow }) {
  const held = parts.filter(({ has }) => lesson[has])
  if (held.length === 0) return null
  return (
    <ul className="lesson-chips" aria-label="内容">
      {held.map(({ has, icon, name }) => (
        <li key={has} title={name}>
          <Icon name={icon} size={14} />
          <span className="unseen">{name}</span>
        </li>
      ))}
    </ul>
  )
}
