import type { Random } from './random.ts'

/** What students say to the assistant, by the skill that understands it. */
const understood = {
  天气查询: ['今天天气怎么样', '明天会不会下雨', '周末适合去爬山吗'],
  古诗背诵: ['背一首李白的诗', '春晓的下一句是什么', '给我讲讲静夜思'],
  单词翻译: ['苹果用英语怎么说', '图书馆的英文怎么拼', 'beautiful 是什么意思'],
  口算练习: ['考我十道口算题', '三十六除以四等于几', '一百二十五乘八是多少'],
  百科问答: ['恐龙为什么会灭绝', '月亮离地球有多远', '世界上最高的山是哪座'],
  成语接龙: ['我们来玩成语接龙', '一心一意', '画蛇添足是什么意思'],
  日程提醒: ['提醒我七点半写作业', '明天早上叫我起床', '今天有什么课'],
} as const
const missed = [
  '帮我把作业写完吧',
  '同桌说的那个那个是什么来着',
  '我想跟班主任说话',
  '嗯……那个，第三题的第二小问怎么做',
  '放一下我们班的录音',
  '你能不能帮我请个假',
]
const told = [
  '老师，今天的数学作业第五题我看不懂。',
  '我的设备总是听不清我说话。',
  '能不能多放一些英语故事？',
  '老师，我今天有点不舒服，体育课可以请假吗？',
  '图书角的书看完了，可以换一批吗？',
  '谢谢老师昨天的讲解，我明白了。',
]
const replies = [
  '收到，老师已经知道了。',
  '第五题先画图，再列方程，明天课上会讲。',
  '请记得早点休息。',
  '已经帮你登记，下周更换。',
  '作业请在今晚八点前提交。',
]

export interface Said {
  /** Null for a hit whose skill is not known. */
  readonly skill: string | null
  readonly missed: boolean
  readonly transcript: string
}

const skills = Object.keys(understood) as (keyof typeof understood)[]

export function sayToAssistant(random: Random): Said {
  if (random.next() < 0.18) return { skill: null, missed: true, transcript: random.pick(missed) }
  const skill = random.pick(skills)
  return { skill: random.next() < 0.1 ? null : skill, missed: false, transcript: random.pick(understood[skill]) }
}
export const tellSchool = (random: Random): string => random.pick(told)
export const answerStudent = (random: Random): string => random.pick(replies)
