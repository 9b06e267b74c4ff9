import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('another address is another code, and a longer one has more squares', () => {
  const short = qrPath('https://school.example/p/1')
  expect(qrPath('https://school.example/p/1')).toEqual(short)
  expect(qrPath('https://school.example/p/2').path).not.toBe(short.path)
  expect(qrPath(`https://school.example/p/${'1'.repeat(200)}`).side).toBeGreaterThan(short.side)
})

test('has a quiet zone around it, and the corner by which cameras find it', () => {
  const { path, side } = qrPath('a')
  expect(path).not.toMatch(/M[01] |M\d+ [01]h/)
  expect(path).toContain('M2 2h')
  expect(path).toContain(`M${side - 3} 2h`)
})
