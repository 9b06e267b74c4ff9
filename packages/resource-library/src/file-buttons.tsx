import { safeUrl } from '@mango/client'
import { linkType, shownKindOf } from '@mango/contract/library'
import { Button, ButtonLink } from '@mango/ui/button'
import { IconButton } from '@mango/ui/icon-button'
import type { FileRowProps } from './file-row.tsx'

/** What can be done with a file, at the end of its row or card. */
export const FileButtons = ({ file, onPreview, onMore }: Pick<FileRowProps, 'file' | 'onPreview' | 'onMore'>) => (
  <>
    <LookAt file={file} onPreview={onPreview} />
    {file.changeable && (
      <IconButton
        icon="more"
        size="s"
        label={`更多操作：${file.fileName}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMore(file, currentTarget)}
      />
    )}
  </>
)

/** Shows a file here, or saves what can't be shown; what a link leads to has a window of its own. */
function LookAt({ file, onPreview }: Pick<FileRowProps, 'file' | 'onPreview'>) {
  const look = { variant: 'text', size: 's' } as const
  if (shownKindOf(file.fileName))
    return (
      <Button {...look} onClick={() => onPreview(file)} aria-label={`预览 ${file.fileName}`}>
        预览
      </Button>
    )
  const address = safeUrl(file.url)
  if (!address) return <span />
  if (file.type !== linkType)
    return (
      <ButtonLink {...look} href={address} download={file.fileName} aria-label={`下载 ${file.fileName}`}>
        下载
      </ButtonLink>
    )
  return (
    <ButtonLink {...look} href={address} target="_blank" aria-label={`打开 ${file.fileName}`}>
      打开
    </ButtonLink>
  )
}
