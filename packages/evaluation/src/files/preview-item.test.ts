import { playerExtensions } from '@mango/contract/lessons'
import { expect, test } from 'vitest'
import { previewItem } from './preview-item.ts'

const url = 'https://school.test/oss/1'
const other = 5
const shownAs = (fileName: string, type: number) => previewItem({ fileName, type, url, transcodeImg: '' })?.kind

// `ogg` is in both lists, where video wins: it plays a sound too.
test.each(playerExtensions.audio.filter((one) => one !== 'ogg'))(
  'a sound is played whatever its type: %s',
  (extension) => {
    expect([other, 7].map((type) => shownAs(`朗读.${extension}`, type))).toEqual(['audio', 'audio'])
  },
)

test.each([...playerExtensions.video, 'ogg'])('a film is played whatever its type: %s', (extension) => {
  expect([other, 7].map((type) => shownAs(`实录.${extension}`, type))).toEqual(['video', 'video'])
})

test('a film that is still converted, a link and what no player takes are not shown', () => {
  expect([shownAs('实录.mp4', 4), shownAs('实录.mp4', 8), shownAs('素材.zip', other)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a film has the size that document 3 gives its players', () => {
  expect(previewItem({ fileName: '实录.mp4', type: other, url, transcodeImg: '' })?.filmSize).toEqual({
    width: 530,
    height: 306,
  })
})
