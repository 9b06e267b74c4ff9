import { text } from '@mango/contract/evaluation'
import type { Subject } from '@mango/contract/subjects'
import { Button } from '@mango/ui/button'
import { IconButton } from '@mango/ui/icon-button'
import { Menu, type MenuItem } from '@mango/ui/menu'
import { Select } from '@mango/ui/select'
import { PageSubject } from '@mango/widget/page-subject'
import type { Permissions } from './use-permissions.ts'

type Kind = 'import' | 'standard' | 'categories' | 'bin' | 'export'

interface HeaderActionsProps {
  subject: Subject
  subjects: readonly Subject[]
  followed: number | undefined
  may: Permissions
  hasPackages: boolean
  onSubject(id: number): void
  onLetGo(): void
  onOpen(kind: Kind): void
}

/** What concerns the tree of a subject as a whole. */
export function HeaderActions(props: HeaderActionsProps) {
  const { subject, subjects, followed, may, hasPackages, onSubject, onLetGo, onOpen } = props
  const more: MenuItem[] = [
    { label: '导出表格', icon: 'download', disabled: !hasPackages, onSelect: () => onOpen('export') },
    ...(may.administers ? [{ label: '回收站', icon: 'trash' as const, onSelect: () => onOpen('bin') }] : []),
  ]
  return (
    <>
      {followed !== undefined && <PageSubject subject={followed} onLetGo={onLetGo} />}
      <Select
        aria-label="科目"
        options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
        value={subject.id}
        onChange={onSubject}
      />
      <Button icon="upload" onClick={() => onOpen('import')}>
        {text.import}
      </Button>
      <Button icon="star" disabled={!hasPackages} onClick={() => onOpen('standard')}>
        {text.standard}
      </Button>
      {may.definesCategories && (
        <Button icon="list" onClick={() => onOpen('categories')}>
          {text.categoryDefinition}
        </Button>
      )}
      <Menu
        label="更多"
        placement="bottom-end"
        trigger={(trigger) => <IconButton {...trigger} icon="more" label="更多" variant="default" />}
        items={more}
      />
    </>
  )
}
