import type { LibraryFile, LibraryVariant } from '@mango/contract/library'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { ContextMenu } from '@mango/ui/menu'
import { menuStyles } from '@mango/ui/menu-styles'
import { DeleteFile } from './delete-file.tsx'
import type { LibraryStore } from './library.store.ts'
import { RenameFile } from './rename-file.tsx'

/** A file, and what is asked about it. */
export interface AskedFile {
  readonly wish: 'menu' | 'rename' | 'delete'
  readonly file: LibraryFile
  /** The button that it was asked with. */
  readonly anchor: HTMLElement
}
export interface FileDialogProps {
  file: LibraryFile
  variant: LibraryVariant
  library: LibraryStore
  onClose(): void
}
interface FileActionsProps extends Omit<FileDialogProps, 'file'> {
  asked: AskedFile
  onWish(asked: AskedFile): void
}

/** What can be done with a file that one may change. */
export default function FileActions({ asked, onWish, onClose, ...rest }: FileActionsProps) {
  const { wish, file } = asked
  if (wish === 'rename') return <RenameFile {...rest} file={file} onClose={onClose} />
  if (wish === 'delete') return <DeleteFile {...rest} file={file} onClose={onClose} />
  return <FileMenu {...{ asked, onWish, onClose }} />
}

function FileMenu({ asked, onWish, onClose }: Pick<FileActionsProps, 'asked' | 'onWish' | 'onClose'>) {
  const { file, anchor } = asked
  const styles = useLazyStyles(menuStyles)
  return (
    <div ref={styles}>
      <ContextMenu
        anchor={anchor}
        label={`${file.fileName} 的操作`}
        items={[
          { label: '重命名', icon: 'edit', onSelect: () => onWish({ ...asked, wish: 'rename' }) },
          { label: '删除', icon: 'trash', danger: true, onSelect: () => onWish({ ...asked, wish: 'delete' }) },
        ]}
        onClose={(by) => {
          onClose()
          if (by === 'key') anchor.focus({ preventScroll: true })
        }}
      />
    </div>
  )
}
