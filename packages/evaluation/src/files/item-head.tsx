import { anyPermission, permission, text, type ShownItem } from '@mango/contract/evaluation'
import { Button } from '@mango/ui/button'
import { Checkbox } from '@mango/ui/checkbox'
import { IconButton } from '@mango/ui/icon-button'
import { Menu } from '@mango/ui/menu'
import { RadioGroup } from '@mango/ui/radio-group'
import { Select } from '@mango/ui/select'
import { Skeleton } from '@mango/ui/skeleton'
import type { Opened } from '../opened-dialog.tsx'
import { isPackage, type Target } from '../tree/target.ts'
import { targetMenu } from '../tree/target-menu.ts'
import { orders, type EvaluationView } from '../view.ts'

interface ItemHeadProps {
  /** Undefined until it is known, from the tree or by the answer. */
  target: Target | undefined
  /** What the answer says of it. */
  told: ShownItem | undefined
  description: string | undefined
  isFailed: boolean
  view: EvaluationView
  onNarrow(change: Partial<EvaluationView>): void
  onUpload(): void
  onOpen(opened: Opened): void
}

const filters = [anyPermission, permission.public, permission.private, permission.pending] as const

/** The chosen item: where it is, what it says, what can be done with it, and which of its files are shown. */
export function ItemHead({ target, told, description, isFailed, view, onNarrow, onUpload, onOpen }: ItemHeadProps) {
  const label = (status: (typeof filters)[number]) => (
    <>
      {text.permissions[status]}
      <span className="filter-count num">{told?.counts[status]}</span>
    </>
  )
  return (
    <header className="item-head">
      {told && told.path.length > 0 && <p className="item-path">{told.path.map(({ name }) => name).join(' › ')}</p>}
      <div className="item-line">
        {target ? <h2 className="item-name">{target.name}</h2> : !isFailed && <Skeleton width="240px" />}
        {target && !isPackage(target) && (
          <IconButton
            icon="edit"
            label={`编辑 ${target.name}`}
            disabled={description === undefined}
            onClick={() => onOpen({ kind: 'edit', target, description: description ?? '' })}
          />
        )}
        <span className="spacer" />
        <Button variant="primary" icon="upload" disabled={!target} onClick={onUpload}>
          上传
        </Button>
        {target && (
          <Menu
            label={`更多 ${target.name}`}
            placement="bottom-end"
            trigger={(trigger) => <IconButton {...trigger} icon="more" label="更多操作" variant="default" />}
            items={targetMenu(target, { open: onOpen })}
          />
        )}
      </div>
      {description && <p className="item-description">{description}</p>}
      <div className="item-filters">
        <RadioGroup
          label="状态"
          options={filters.map((status) => ({ value: status, label: label(status) }))}
          value={view.permission}
          onChange={(status) => onNarrow({ permission: status })}
        />
        <Checkbox checked={view.own === 1} onChange={(own) => onNarrow({ own: own ? 1 : '' })}>
          {text.onlyThisLevel}
        </Checkbox>
        <span className="spacer" />
        <Select
          aria-label="排序"
          size="s"
          options={orders}
          value={view.order}
          onChange={(order) => onNarrow({ order })}
        />
      </div>
    </header>
  )
}
