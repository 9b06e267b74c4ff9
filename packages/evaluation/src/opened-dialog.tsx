import { text, type Category } from '@mango/contract/evaluation'
import type { Subject } from '@mango/contract/subjects'
import { ConfirmDialog } from '@mango/ui/confirm-dialog'
import { lateDialog } from '@mango/widget/late-dialog'
import { useState } from 'react'
import type { Target } from './tree/target.ts'
import type { TargetActions } from './tree/use-target-actions.ts'
import type { Targets } from './tree/use-targets.ts'
import type { Permissions } from './use-permissions.ts'

const ItemDialog = lateDialog(() => import('./dialogs/item-dialog.tsx'))
const MoveDialog = lateDialog(() => import('./dialogs/move-dialog.tsx'))
const StandardDialog = lateDialog(() => import('./dialogs/standard-dialog.tsx'))
const CategoryDialog = lateDialog(() => import('./dialogs/category-dialog.tsx'))
const ImportDialog = lateDialog(() => import('./table/import-dialog.tsx'))
const ExportDialog = lateDialog(() => import('./table/export-dialog.tsx'))
const UploadDialog = lateDialog(() => import('./dialogs/upload-dialog.tsx'))
const BinDialog = lateDialog(() => import('./dialogs/bin-dialog.tsx'))

/** The dialog that is open, and what it is about. */
export type Opened =
  | { readonly kind: 'add' | 'move' | 'delete'; readonly target: Target }
  | { readonly kind: 'edit'; readonly target: Target; readonly description: string }
  | {
      readonly kind: 'upload'
      readonly target: Target
      readonly category?: Pick<Category, 'categoryId' | 'categoryName'>
    }
  | { readonly kind: 'import' | 'export' | 'standard' | 'categories' | 'bin' }

interface OpenedDialogProps {
  opened: Opened
  subject: Subject
  may: Permissions
  targets: Targets
  actions: TargetActions
  template: string
  host: HTMLElement
  selected: number | undefined
  onReload(): void
  onClose(): void
}

/** Draws the dialog that is open. */
export default function OpenedDialog(props: OpenedDialogProps) {
  const { opened, subject, targets, actions, template, host, selected, onReload, onClose } = props
  const subjectId = subject.id
  const pkgId = (selected !== undefined && targets.known.get(selected)?.pkgId) || targets.nodes[0]?.id
  switch (opened.kind) {
    case 'add':
      return (
        <ItemDialog
          {...{ subjectId, onClose }}
          parent={opened.target}
          onSaved={() => actions.saved(opened.target.id)}
          onFailed={onReload}
        />
      )
    case 'edit':
      return (
        <ItemDialog
          {...{ subjectId, onClose }}
          edited={opened.target}
          description={opened.description}
          onSaved={() => actions.saved(opened.target.above)}
          onFailed={onReload}
        />
      )
    case 'move':
      return <MoveDialog {...{ targets, onClose }} target={opened.target} onMove={actions.move} />
    case 'delete':
      return <DeleteTarget {...{ actions, onClose }} target={opened.target} />
    case 'upload':
      return (
        <UploadDialog
          {...{ subjectId, host, onClose }}
          target={opened.target}
          category={opened.category}
          onAdded={() => void targets.reload()}
          onFailed={onReload}
        />
      )
    case 'standard':
      return <StandardDialog {...{ onClose }} packages={targets.nodes} first={pkgId ?? 0} />
    case 'categories':
      return <CategoryDialog {...{ subject, onClose }} onDeleted={() => void targets.reload()} />
    case 'import':
      return <ImportDialog {...{ subject, template, onClose }} onImported={onReload} />
    case 'export':
      return <ExportDialog {...{ subject, onClose }} />
    case 'bin':
      return <BinDialog {...{ subject, onClose }} onRestored={onReload} />
  }
}

function DeleteTarget({ target, actions, onClose }: { target: Target; actions: TargetActions; onClose(): void }) {
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    await actions.remove(target)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={text.deleteItemQuestion}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>将删除“{target.name}”和它下面的全部目录与文件。</p>
      <p>{text.restorable}</p>
    </ConfirmDialog>
  )
}
