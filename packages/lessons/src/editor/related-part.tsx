import { text, type RelatedClass } from '@mango/contract/lessons'
import { Checkbox } from '@mango/ui/checkbox'
import { Icon } from '@mango/ui/icon'
import { Skeleton } from '@mango/ui/skeleton'
import { Tag } from '@mango/ui/tag'
import { LoadFailure } from '@mango/widget/failure'
import type { UseQueryResult } from '@tanstack/react-query'

interface RelatedPartProps {
  query: UseQueryResult<readonly RelatedClass[]>
  chosen: readonly number[]
  onChange(chosen: number[]): void
}

/** Other classes that get the same lesson. */
export function RelatedPart({ query, chosen, onChange }: RelatedPartProps) {
  const classes = query.data ?? []
  const overwrites = classes.some(({ id, existsRecord }) => existsRecord && chosen.includes(id))
  return (
    <section className="edit-part" aria-label="同步到其他班级">
      <h3>同步到其他班级</h3>
      <LoadFailure load={query} title={text.errorTitle} compact />
      {query.isPending && <Skeleton lines={2} />}
      {query.isSuccess && classes.length === 0 && <p className="quiet">没有可以同步的班级</p>}
      {classes.map(({ id, name, existsRecord }) => (
        <span key={id} className="edit-class">
          <Checkbox
            checked={chosen.includes(id)}
            onChange={(checked) => onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          >
            {name}
          </Checkbox>
          {existsRecord && <Tag tone="gold">已有记录</Tag>}
        </span>
      ))}
      {overwrites && (
        <p className="edit-warning" role="status">
          <Icon name="warning" />
          {text.overwriteWarning}
        </p>
      )}
    </section>
  )
}
