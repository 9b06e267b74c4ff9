import { expect, test } from 'vitest'
import type { FileGroup } from '@mango/contract/evaluation'
import { groupsToShow } from './groups-to-show.ts'

const kinds = [1, 2, 3].map((categoryId) => ({
  categoryId,
  categoryName: `类${categoryId}`,
  categoryDesc: '',
  subjectId: 2,
}))
const file = {
  id: 1,
  fileId: 1,
  fileRepoId: 1,
  fileName: 'a.pdf',
  type: 2,
  url: '',
  transcodeImg: '',
  pkgName: '',
  createBy: 1,
  userName: '',
  createTime: '',
  ratingScore: 0,
  ratingDesc: '',
  downloadCount: 0,
  size: 1,
  permission: 1,
}
const group = (categoryId: number, files = 1): FileGroup => ({
  categoryId,
  categoryName: `类${categoryId}`,
  details: Array.from({ length: files }, () => file),
})

test.each([
  ['a page of several: what is on it', [group(2), group(3, 0)], false, [2]],
  ['everything: empty categories too', [group(2)], true, [1, 2, 3]],
  ['a category that is unknown here', [group(9)], true, [1, 2, 3, 9]],
  ['nothing', [], true, [1, 2, 3]],
])('%s', (_, groups, isWhole, shown) =>
  expect(groupsToShow(groups, kinds, { isWhole }).map(({ categoryId }) => categoryId)).toEqual(shown),
)
