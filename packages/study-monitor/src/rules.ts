import { dialogPageSize, missedSkill, monitorPageSize, type LogEntry } from '@mango/contract/study-monitor'

/** What the table shows: everything that a reload or a shared link has to bring back. */
export interface MonitorView {
  /** A day, or empty for all. */
  readonly date: string
  /** Part of a name or of a student code, or empty for all. */
  readonly name: string
  /** From 1. */
  readonly page: number
}
export const firstView: MonitorView = { date: '', name: '', page: 1 }

/** A day that exists: 2026-02-30 has the form of one, but is none. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

/** Reads a view from a query string; what is not understood counts as not set. */
export function parseView(text: string): MonitorView {
  const query = new URLSearchParams(text)
  const date = query.get('date') ?? ''
  const page = query.get('page') ?? ''
  return {
    date: isDay(date) ? date : '',
    name: (query.get('name') ?? '').slice(0, 100),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  }
}

/** Writes a view as a query string without its `?`; the first view is ''. */
export function formatView({ date, name, page }: MonitorView): string {
  const set = Object.entries({ date, name, page: page === 1 ? '' : String(page) }).filter(([, value]) => value !== '')
  return new URLSearchParams(set).toString()
}

const pagesOf = (size: number) => (total: number) => Math.max(1, Math.ceil(total / size))
/** Pages of the daily list; at least one. */
export const monitorPages = pagesOf(monitorPageSize)
/** Pages of the lists in dialogs; at least one. */
export const dialogPages = pagesOf(dialogPageSize)

export const isMiss = (entry: Pick<LogEntry, 'skill'>): boolean => entry.skill === missedSkill

/** What to call the result of an utterance: the skill of a hit where it is known. */
export const resultName = ({ skill }: Pick<LogEntry, 'skill'>): string => skill ?? '命中'

/** What to say of a recording's length when it plays. */
export const lengthNotice = (seconds: number): string => `音频时长 ${Math.max(1, Math.round(seconds))} 秒`

export type Channel = 'voice' | 'ding'
export const placeholderOf: Readonly<Record<Channel, string>> = {
  voice: '请输入要语音播报给学生的内容',
  ding: '请输入钉钉消息内容，支持 Markdown 格式',
}

/** The row after `after` that was not understood, or -1. */
export const nextMissIn = (entries: readonly Pick<LogEntry, 'skill'>[], after: number): number =>
  entries.findIndex((entry, index) => index > after && isMiss(entry))
