import { fileOrder, type FileOrder } from '@mango/contract/evaluation'
import { idField, oneOfField, pageField, viewCodec, wordsField } from '@mango/widget/view'

/** Everything that a reload or a shared link has to bring back. */
export const evaluationView = viewCodec({
  subjectId: idField,
  item: idField,
  page: pageField,
  permission: oneOfField([1, 2, 3], 0),
  own: oneOfField([1], ''),
  order: oneOfField([1, 2, 3], ''),
  query: wordsField(100),
})
export type EvaluationView = typeof evaluationView.first

/** The orders by their numbers in a view. */
export const orders: readonly { readonly value: EvaluationView['order']; readonly label: string }[] = [
  { value: '', label: '最新上传' },
  { value: 1, label: '按名称' },
  { value: 2, label: '评分最高' },
  { value: 3, label: '下载最多' },
]
const orderNames: Readonly<Record<number, FileOrder>> = {
  1: fileOrder.name,
  2: fileOrder.rating,
  3: fileOrder.downloads,
}
/** Undefined for the newest first, which is what a call without an order asks for. */
export const orderOf = ({ order }: Pick<EvaluationView, 'order'>): FileOrder | undefined => orderNames[Number(order)]
