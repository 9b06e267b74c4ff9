import { Tag } from '@mango/ui/tag'
import { Tooltip } from '@mango/ui/tooltip'

const shown = 3

/** The first subjects of an exam; the rest is a number that names them when asked. */
export function SubjectTags({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <span className="quiet">暂无科目</span>
  const rest = names.slice(shown)
  return (
    <span className="tags">
      {names.slice(0, shown).map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {rest.length > 0 && (
        <Tooltip text={rest.join('、')}>
          {/* A button, so that the keyboard reaches what the pointer sees. */}
          <button
            type="button"
            className="more-subjects num"
            aria-label={`还有 ${rest.length} 个科目：${rest.join('、')}`}
          >
            +{rest.length}
          </button>
        </Tooltip>
      )}
    </span>
  )
}
