import { safeUrl } from '@mango/client'
import type { LibraryFile } from '@mango/contract/library'
import { FileMark } from '@mango/ui/file-mark'
import { useState } from 'react'

/** A small picture of a file, or the mark of its type where there is none or it does not load. */
export function FileThumbnail({ file }: { file: Pick<LibraryFile, 'fileName' | 'urlAbridge' | 'transcodeImg'> }) {
  const [broken, setBroken] = useState('')
  const picture = safeUrl(file.urlAbridge || file.transcodeImg)
  if (!picture || broken === picture) return <FileMark name={file.fileName} />
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
