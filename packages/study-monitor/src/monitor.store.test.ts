import { expect, test } from 'vitest'
import { createDrafts } from './monitor.store.ts'

test('a message keeps the name it was sent under until it is refused, sent or cleared', () => {
  const drafts = createDrafts()
  const write = (text: string) => drafts.write('甲', { ...drafts.store.getState()['甲'], text, channel: 'voice' })
  write('你好')
  const press = drafts.send('甲')
  write('你好！')
  expect(drafts.send('甲')).toBe(press)
  drafts.refuse('甲')
  expect(drafts.store.getState()['甲']).toMatchObject({ text: '你好！' })
  const second = drafts.send('甲')
  expect(second).not.toBe(press)
  drafts.forget('甲')
  write('再来')
  const third = drafts.send('甲')
  expect(third).not.toBe(second)
  write(' ')
  drafts.close('甲')
  expect(drafts.send('甲')).not.toBe(third)
})
