import type { LogEntry } from '@mango/contract/study-monitor'
import type { Column } from '@mango/ui/table'
import { Tag } from '@mango/ui/tag'
import { PlayButton } from '../audio/play-button.tsx'
import { isMiss, resultName } from '../rules.ts'
import { contentColumn, studentColumns, timeColumn } from '../student-columns.tsx'

export type LogRow = LogEntry & { readonly key: string }

const time = timeColumn<LogRow>((row) => row.dateTime)
const words = contentColumn<LogRow>((row) => row.text || '（未能识别）')
const result: Column<LogRow> = {
  key: 'result',
  header: '技能',
  width: '112px',
  cell: (row) => <Tag tone={isMiss(row) ? 'red' : 'leaf'}>{resultName(row)}</Tag>,
}
const sound: Column<LogRow> = {
  key: 'sound',
  header: '语音',
  width: '80px',
  cell: (row) => <PlayButton url={row.mediaUrl} of={`${row.studentName} ${row.dateTime}`} />,
}
/** With the student's name for lists of many students, without it for one. */
export const logColumns = {
  named: [time, ...studentColumns, result, sound, words],
  plain: [time, result, sound, { ...words, primary: true }],
}
