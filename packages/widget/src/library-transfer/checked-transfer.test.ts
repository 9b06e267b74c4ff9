import { findSameFiles, printOf } from '@mango/contract/library'
import { expect, test } from 'vitest'
import { checkedTransfer } from './checked-transfer.ts'

const theirs = { id: 7, fileName: '旧.txt', ownerName: '张敏', createTime: '2026-11-18 16:20:00', own: false }

/** A library that has the second of the files it is asked about. */
function aLibrary() {
  const asked: unknown[] = []
  const { known } = checkedTransfer(
    {
      send: async (call, input) => {
        asked.push({ path: call.path, input })
        return { data: [{ ...theirs, place: 1 }] } as never
      },
    },
    'class',
  )
  return { asked, known: (...files: File[]) => known?.(files) }
}
const printed = async (text: string) => {
  const bytes = new TextEncoder().encode(text)
  return printOf(bytes.length, async (from, to) => bytes.slice(from, to).buffer)
}

test('all files chosen together are asked about at once, by what is in them; an empty one is like every other', async () => {
  const { asked, known } = aLibrary()
  const found = await known(new File([], '空.txt'), new File(['一'], '一.txt'), new File(['二'], '二.txt'))
  expect(found?.map((file) => file?.id)).toEqual([undefined, undefined, 7])
  expect(asked).toEqual([
    {
      path: findSameFiles.path,
      input: {
        body: {
          variant: 'class',
          files: [
            { fileName: '一.txt', bytes: 3, print: await printed('一') },
            { fileName: '二.txt', bytes: 3, print: await printed('二') },
          ],
        },
      },
    },
  ])
})

test('nothing is asked of empty files', async () => {
  const { asked, known } = aLibrary()
  expect(await known(new File([], '空.txt'))).toEqual([])
  expect(asked).toEqual([])
})
