import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { authority } from '@mango/contract'
import { afterAll, expect, it } from 'vitest'
import { createAccount } from './create-account.ts'
import { startServer } from './start-server.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'mango-account-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const environment = { DEMO: 'off', PUBLIC_URL: 'https://school.example', DATA_DIR: dataDir }
const create = (school: string, name: string, mobile: string) =>
  createAccount(environment, ['--school', school, '--name', name, '--mobile', mobile])

/** An SMS provider that keeps the last code. */
async function smsProvider() {
  let last = ''
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    last = JSON.parse(body).code
    response.end()
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://localhost:${port}/`, last: () => last, close: () => server.close() }
}

it('lets the first teacher of an empty installation in, and the students of the school after that', async () => {
  expect(await create('阳光中学', '林晓梅', '13900001111')).toBe(
    '林晓梅 logs in to 阳光中学 by SMS code with 13900001111, once SMS_URL says where codes are sent',
  )
  await create('月光中学', '林晓梅', '13900001111')
  const sms = await smsProvider()
  const server = await startServer({ port: 0, dataDir, demo: false, smsUrl: sms.url, convert: false })
  const headers = { 'Content-Type': 'application/json' }
  const post = async (call: string, body: object) =>
    (await fetch(server.url + call, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  const get = async (call: string) => (await fetch(server.url + call)).json()

  const mobile = '13900001111'
  await post('/api/user/sendLoginVerificationCode', { mobile })
  const { data } = await post('/api/user/loginByVerificationCode', {
    mobile,
    verificationCode: sms.last(),
    from: 'adminv2',
  })
  expect(data).toMatchObject({
    nickname: '林晓梅',
    permissions: Object.values(authority).map((id) => ({ id })),
    schoolGroupVOList: [{ schoolVOList: [{ name: '阳光中学' }, { name: '月光中学' }] }],
  })
  expect(JSON.parse((await get('/api/homepage/config')).data)).toMatchObject({ school_name: '阳光中学' })

  const { receipt } = (await post('/api/user/register', { nickName: '周小芒', mobile: '13911112222' })).data
  await get(`/api/user/sendVerificationCode?receipt=${receipt}`)
  const checked = await get(`/api/user/checkVerificationCode?receipt=${receipt}&verificationCode=${sms.last()}`)
  expect(checked.data).toEqual({ studentCode: '20260001', schoolId: 1, msg: '已为您分配学号，登录时请选择阳光中学' })
  await server.close()
  sms.close()
  // Each opening of an embedded database takes seconds.
}, 180_000)

it.each([
  [
    'a phone that is none',
    ['--school', '阳光中学', '--name', '王芳', '--mobile', '1390000'],
    '--mobile: wants a phone',
  ],
  ['nobody', ['--school', '阳光中学', '--mobile', '13900002222'], '--name: '],
  ['a phone of somebody else', ['--school', '阳光中学', '--name', '王芳', '--mobile', '13900001111'], '林晓梅'],
])(
  'refuses %s in a line',
  async (_, args, line) => {
    await expect(createAccount(environment, args)).rejects.toThrow(line)
  },
  60_000,
)

it('leaves the demo school alone', async () => {
  await expect(createAccount({ ...environment, DEMO: 'on' }, [])).rejects.toThrow('DEMO is on')
})
