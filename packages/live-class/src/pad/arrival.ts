import type { PadState } from '@mango/contract/answer-pad'
import { displayStatus } from '@mango/contract/live-class'
import { wordsType } from '@mango/contract/questions'
import type { PadView } from './pad.ts'

/** Whether an answer has arrived, in words a student understands. */
export interface Arrival {
  readonly tone: 'neutral' | 'leaf' | 'gold' | 'sky'
  readonly words: string
}

const toDo = ({ question }: PadState) => (question?.typeName === wordsType ? '请输入答案' : '请选择答案')

type Facts = Pick<PadView, 'server' | 'mine' | 'confirmed' | 'waiting' | 'failing'>

export function arrivalOf({ server, mine, confirmed, waiting, failing }: Facts, online: boolean): Arrival {
  const isHere = (item: PadView['waiting'][number]) =>
    item.questionId === server?.questionId && item.attempt === server.attempt
  const here = waiting.find(isHere)
  const elsewhere = waiting.length - (here ? 1 : 0)
  if (here && (failing || !online))
    return { tone: 'gold', words: `答案 ${here.answer} 还没有送达，已存在手机上，连上网络后自动提交` }
  if (here) return { tone: 'sky', words: `正在提交答案 ${here.answer}…` }
  if (elsewhere > 0) return { tone: 'gold', words: '之前的答案还没有送达，连上网络后自动提交' }
  if (confirmed) return { tone: 'leaf', words: `老师已收到你的答案 ${confirmed}` }
  if (!online) return { tone: 'gold', words: '网络已断开，作答会先存在手机上' }
  if (!server?.questionId) return { tone: 'neutral', words: '等待老师出题' }
  if (server.status === displayStatus.shown) return { tone: 'neutral', words: '老师已公布答案' }
  // Who has answered in an anonymous round is not known of whoever comes back.
  if (server.stopped) return { tone: 'neutral', words: server.anonymous ? '老师已收题' : '老师已收题，你没有作答' }
  return { tone: 'neutral', words: mine ? '还没有提交，请点“提交”' : toDo(server) }
}
