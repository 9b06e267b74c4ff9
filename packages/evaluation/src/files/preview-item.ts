import { safeUrl } from '@mango/client'
import { evaluationFileType, type EvaluationFile } from '@mango/contract/evaluation'
import { shownKindOf } from '@mango/contract/library'
import { playerSize } from '@mango/contract/media'
import type { PreviewItem } from '@mango/ui/preview'
import { isTranscoding } from './is-transcoding.ts'

type Shown = Pick<EvaluationFile, 'fileName' | 'type' | 'url' | 'transcodeImg'>

/** How a file is shown; undefined where it can't be. A server may keep the type that it was sent: its name tells what it is. */
export function previewItem(file: Shown): PreviewItem | undefined {
  const kind = shownKindOf(file.fileName)
  const waits = file.type === evaluationFileType.link || isTranscoding(file)
  return kind && !waits ? { kind, name: file.fileName, url: safeUrl(file.url) ?? '', filmSize: playerSize } : undefined
}
