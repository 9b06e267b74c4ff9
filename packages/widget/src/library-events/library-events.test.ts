import { expect, test } from 'vitest'
import { lateOf, pickedOf } from './index.ts'

const file = {
  id: 1,
  fileName: '教案.pdf',
  url: '/oss/1.pdf',
  urlAbridge: '',
  type: 2,
  size: 8,
  createTime: '2026-11-18 16:20:00',
  transcodeImg: '',
  needTranscode: false,
}
const event = (detail: unknown) => new CustomEvent('event', { detail })

test('files or a link that were picked are taken; what another version of the library may send is not', () => {
  const link = { name: '教育部官网', url: 'https://www.moe.gov.cn' }
  expect(pickedOf(event({ mode: 'file', files: [file] }))).toMatchObject({ files: [{ fileName: '教案.pdf' }] })
  expect(pickedOf(event({ mode: 'link', link }))).toMatchObject({ link })
  expect(pickedOf(event({ mode: 'folder', folders: [] }))).toBeUndefined()
  expect(pickedOf(event(null))).toBeUndefined()
  expect(pickedOf(new Event('event'))).toBeUndefined()
})

test('a file that comes late is taken where its library was confirmed', () => {
  expect(lateOf(event({ library: 'confirmed', file }))).toMatchObject({ id: 1 })
  expect(lateOf(event({ library: 'cancelled', file }))).toBeUndefined()
  expect(lateOf(event({ library: 'confirmed' }))).toBeUndefined()
})
