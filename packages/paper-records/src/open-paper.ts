import type { PaperRecord, PaperType } from '@mango/contract/paper-records'
import type { Connection } from '@mango/element'
import { pageAddress } from '@mango/widget/leave'

interface Correction {
  readonly id: number
  readonly type: PaperType
  readonly quickExamPaperId?: number | undefined
}

export const correctionAddress = (context: Connection, { id, type, quickExamPaperId }: Correction) =>
  pageAddress(context, '/mangoStudent/answerCorrection', { id, type, quickExamPaperId })

/** Where a paper is corrected by its student, or else read. */
export const paperAddress = (
  context: Connection,
  type: PaperType,
  { id, correctBySelf, composedPaperId }: PaperRecord,
): string =>
  correctBySelf
    ? correctionAddress(context, { id, type, quickExamPaperId: composedPaperId ?? undefined })
    : pageAddress(context, '/mangoStudent/detailPaper', { id, type })
