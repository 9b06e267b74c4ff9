import type { LogEntry } from '@mango/contract/study-monitor'
import type { Column } from '@mango/ui/table'
import { Tag } from '@mango/ui/tag'
import { PlayButton } from '../audio/play-button.tsx'
import { isMiss, resultName } from '../rules.ts'

export type LogRow = LogEntry & { readonly key: string }

const time: Column<LogRow> = {
  key: 'time',
  header: '时间',
  width: '164px',
  cell: (row) => <span className="num">{row.dateTime}</span>,
}
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
const student: Column<LogRow> = {
  key: 'name',
  header: '学生',
  width: '104px',
  primary: true,
  cell: (row) => row.studentName,
}
const school: Column<LogRow> = {
  key: 'school',
  header: '学校 / 学号',
  width: '176px',
  cell: (row) => (
    <span className="stacked">
      <span>{row.schoolName}</span>
      <span className="quiet num">{row.studentCode}</span>
    </span>
  ),
}
const words: Column<LogRow> = {
  key: 'words',
  header: '内容',
  cell: (row) => <span className="words">{row.text || '（未能识别）'}</span>,
}

/** With the student's name for lists of many students, without it for one. */
export const logColumns = {
  named: [time, student, school, result, sound, words],
  plain: [time, result, sound, { ...words, primary: true }],
}
