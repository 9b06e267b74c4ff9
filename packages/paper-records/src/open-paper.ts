import type { PaperType } from '@mango/contract/paper-records'
import type { Connection } from '@mango/element'
import { pageAddress } from '@mango/widget/leave'

interface Correction {
  readonly id: number
  readonly type: PaperType
  readonly quickExamPaperId?: number | undefined
}

export const correctionAddress = (context: Connection, { id, type, quickExamPaperId }: Correction) =>
  pageAddress(context, '/mangoStudent/answerCorrection', { id, type, quickExamPaperId })

export const detailAddress = (context: Connection, id: number, type: PaperType) =>
  pageAddress(context, '/mangoStudent/detailPaper', { id, type })
