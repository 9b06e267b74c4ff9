import type { Practise } from '@mango/contract/correction'
import { Icon } from '@mango/ui/icon'
import { Tag } from '@mango/ui/tag'
import { useId } from 'react'

interface PractiseListProps {
  readonly label: string
  readonly entries: readonly Practise[]
  readonly chosen: number | undefined
  onChoose(entry: Practise): void
}

/** Chapters, or sections: one of them. Arrow keys choose, as among radio buttons. */
export function PractiseList({ label, entries, chosen, onChoose }: PractiseListProps) {
  const name = useId()
  return (
    <div className="picker-list" role="radiogroup" aria-label={label}>
      {entries.map((entry) => (
        <label key={entry.id} className="picker-entry">
          <input type="radio" name={name} checked={entry.id === chosen} onChange={() => onChoose(entry)} />
          <span className="picker-name">{entry.name}</span>
          {entry.done && <Tag tone="leaf">做过</Tag>}
          {entry.hasChild && <Icon name="chevron-right" />}
        </label>
      ))}
    </div>
  )
}
