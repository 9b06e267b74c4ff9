import { expect, test } from 'vitest'
import { wrapped } from './wrapped.ts'

const texts = [
  '设计一个实验，证明种子萌发需要适量的水分。',
  '他说：“好的，明天见。”（然后走了）；《春》、《背影》，都读过！',
  '受教育既是公民的权利，也是公民的义务。（　　）',
  'Read: “Lucy gets up at six. She runs for half an hour.” （1）When does Lucy get up?',
]

test.each(texts)('%s: no line begins with a closing mark or ends with an opening one, however wide it is', (text) => {
  for (let signs = 5; signs <= 20; signs++) {
    const lines = wrapped(text, signs * 30, 30)
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    expect(lines.filter((line) => /^[，。、；：！？）》”’】]|[（《“‘【]$/.test(line))).toEqual([])
    // Room to fill in stays whole.
    expect(lines.filter((line) => /^　|（　?$/.test(line))).toEqual([])
  }
})
