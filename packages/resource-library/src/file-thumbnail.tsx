import { safeUrl } from '@mango/client'
import { linkType, type LibraryFile } from '@mango/contract/library'
import { FileMark } from '@mango/ui/file-mark'
import { useState } from 'react'

/** The mark of a file's type; the name of a link may end like that of a file. */
export const TypeMark = ({ file: { fileName, type } }: { file: LibraryFile }) => (
  <FileMark name={type === linkType ? '' : fileName} text={type === linkType ? '链接' : undefined} />
)

/** A server without small pictures names the picture itself: ten photos of a phone are not loaded for ten marks. */
const mostBytes = 1024 * 1024
const isLarge = ({ url, urlAbridge, size }: LibraryFile) => urlAbridge === url && size > mostBytes

/** A small picture of a file, or the mark of its type where there is none or it does not load. */
export function FileThumbnail({ file }: { file: LibraryFile }) {
  const [broken, setBroken] = useState('')
  const picture = isLarge(file) ? undefined : safeUrl(file.urlAbridge || file.transcodeImg)
  if (!picture || broken === picture) return <TypeMark file={file} />
  return (
    <img
      className="thumbnail"
      src={picture}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(picture)}
    />
  )
}
