import { text } from '@mango/contract/evaluation'

const names: Readonly<Record<number, string>> = text.permissions
/** What a status is called; one that nobody knows has no name. */
export const statusName = (status: number): string => names[status] ?? '—'
