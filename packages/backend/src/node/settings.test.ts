import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { settingsOf, variables, WrongSettings } from './settings.ts'

test('nothing set is the demo on its usual port', () => {
  expect(settingsOf({ PUBLIC_URL: '' })).toMatchObject({
    port: 5173,
    dataDir: '.data',
    demo: true,
    behindProxy: false,
    publicUrl: undefined,
    bucket: undefined,
  })
})

test('lists are split, and an origin loses its last slash', () => {
  expect(
    settingsOf({ PUBLIC_URL: 'https://school.example/', ALLOWED_ORIGINS: 'https://a.example, http://b.example:81' }),
  ).toMatchObject({
    publicUrl: 'https://school.example',
    allowedOrigins: ['https://a.example', 'http://b.example:81'],
  })
})

test('an origin is written as browsers write it', () => {
  expect(settingsOf({ PUBLIC_URL: 'https://School.example:443' }).publicUrl).toBe('https://school.example')
})

test.each([
  ['a port that is none', { PORT: 'http' }, 'PORT wants a port number'],
  ['a public address with a path', { PUBLIC_URL: 'https://a.example/school' }, 'PUBLIC_URL wants an address'],
  ['an address without its scheme', { ALLOWED_ORIGINS: 'a.example' }, 'ALLOWED_ORIGINS wants an address'],
  ['an address that nothing is posted to', { SMS_URL: 'ftp://sms.example' }, 'SMS_URL wants https://…'],
  ['another word for no', { BEHIND_PROXY: 'false' }, 'BEHIND_PROXY wants yes or no'],
  ['half a bucket', { OSS_HOST: 'https://b.example' }, 'belong together'],
  ['a school without an address', { DEMO: 'off' }, 'PUBLIC_URL is missing'],
])('%s ends the start with a line about it', (_, environment, line) => {
  expect(() => settingsOf(environment)).toThrow(WrongSettings)
  expect(() => settingsOf(environment)).toThrow(line)
})

test('several wrong values are told at once', () => {
  expect(() => settingsOf({ PORT: 'x', DEMO: 'no' })).toThrow(/PORT .*\nDEMO /)
})

test('the page about running it names each variable, and no other', async () => {
  const page = await readFile(new URL('../../../../docs/running.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => /^\| `[A-Z]/.test(line))
  const named = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z_]{3,}/g) ?? [])
  expect(named.toSorted()).toEqual(Object.keys(variables.entries).toSorted())
})
