import { expect, test } from 'vitest'
import { devicesOf } from './devices.ts'

const one = { id: 1, code: '20260001', name: '张伟', machineCode: 'K0001' }
const two = { id: 2, code: '20260002', name: '李娜', machineCode: 'K0002' }
const three = { id: 3, code: '20260003', name: '王芳', machineCode: null }

test.each([
  [
    'as they last',
    [],
    [
      [1, 'K0001'],
      [2, 'K0002'],
    ],
  ],
  [
    'as paired in this class',
    [
      [2, 'N2'],
      [3, 'N3'],
    ],
    [
      [1, 'K0001'],
      [2, 'N2'],
      [3, 'N3'],
    ],
  ],
  ['a device that went to somebody else is no longer of the one before', [[2, 'K0001']], [[2, 'K0001']]],
] as const)('devices: %s', (_, pairs, expected) => {
  expect([...devicesOf([one, two, three], new Map(pairs))]).toEqual(expected)
})
