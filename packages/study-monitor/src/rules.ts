import { missedSkill, type LogEntry } from '@mango/contract/study-monitor'

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
