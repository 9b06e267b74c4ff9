import { expect, test } from 'vitest'
import { deleteOutcome } from './delete-outcome.ts'

test.each([
  [{ code: 0 }, true, 'warning', undefined, '考试成绩不存在'],
  [{ code: 200, message: 'ok' }, true, 'success', undefined, '删除成功'],
  [{}, true, 'success', undefined, '删除成功'],
  [{ code: 500, message: '数据库繁忙' }, false, 'error', '删除失败', '数据库繁忙'],
  [{ code: 500 }, false, 'error', '删除失败', '请先删除本次考试下所有科目的考试'],
  [{ code: 100, message: '没有操作权限' }, false, 'error', '删除失败', '没有操作权限'],
] as const)('a deletion answered with %j', (answer, gone, kind, title, message) => {
  expect(deleteOutcome(answer)).toEqual({ gone, notice: { kind, ...(title && { title }), text: message } })
})
