import { selectFileRepoList } from '@mango/contract/library'
import { code } from '@mango/contract'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { errorLine, isValueRefused } from './failures.ts'
import { startTestBackend } from './testing/index.ts'

afterEach(() => vi.restoreAllMocks())

it('a server without its database says so to those who watch, and writes one line without a secret', async () => {
  const written = vi.spyOn(console, 'error').mockReturnValue()
  const backend = await startTestBackend()
  const token = await backend.tokenOf('ordinary')
  expect((await backend.fetch('/api/health')).status).toBe(200)
  await backend.close()
  expect((await backend.fetch('/api/health')).status).toBe(503)
  written.mockClear()
  const path = `${selectFileRepoList.path}?pageNum=1&pageSize=10&query=&type=0&userToken=${token}`
  const answer = await backend.fetch(path)
  expect([answer.status, (await answer.json()).code]).toEqual([503, code.serverError])
  expect(written).toHaveBeenCalledOnce()
  const [line] = written.mock.calls[0] ?? []
  expect(line).toContain(selectFileRepoList.path)
  expect(line).not.toMatch(/\n|[0-9a-f]{64}/)
}, 180_000)

it('a value that the database does not read is a refusal; an error in the log is one line, and a failed query shows no value', async () => {
  const backend = await startTestBackend()
  const error = await backend.db.execute(sql`select ${'geheim'}::int`).catch((thrown: unknown) => thrown)
  expect(isValueRefused(error)).toBe(true)
  expect(errorLine(error)).not.toContain('geheim')
  expect(errorLine(error)).toMatch(/^\S[^\n]*invalid input syntax[^\n]*\(in: select \$1::int\)$/)
  await backend.close()
}, 180_000)
