import { shownKindOf, type LibraryFile } from '@mango/contract/library'
import { Button } from '@mango/ui/button'
import { IconButton } from '@mango/ui/icon-button'

export interface FileButtonsProps {
  file: LibraryFile
  onPreview(file: LibraryFile): void
  /** Asks what else can be done with it, beside the button. */
  onMore(file: LibraryFile, button: HTMLElement): void
}

/** What can be done with one file of the library. */
export const FileButtons = ({ file, onPreview, onMore }: FileButtonsProps) => (
  <>
    {shownKindOf(file.fileName) && (
      <Button variant="text" size="s" onClick={() => onPreview(file)} aria-label={`预览 ${file.fileName}`}>
        预览
      </Button>
    )}
    {file.changeable && (
      <IconButton
        className="file-more"
        icon="more"
        size="s"
        label={`更多操作：${file.fileName}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMore(file, currentTarget)}
      />
    )}
  </>
)
