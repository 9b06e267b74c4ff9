import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { smsProvider } from './sms-provider.ts'

async function provider(status: number) {
  const heard: string[] = []
  const server = createServer((asked, answer) => {
    asked.setEncoding('utf8').on('data', (text: string) => heard.push(text))
    asked.on('end', () => answer.writeHead(status).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return { heard, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/sms` }
}

test('a code goes to the provider of the school', async () => {
  const { heard, url } = await provider(204)
  await smsProvider(url).send('13800000001', '123456', new Date())
  expect(heard.map((text) => JSON.parse(text) as unknown)).toEqual([{ to: '13800000001', code: '123456' }])
})

test('what the provider does not take is no sent message', async () => {
  const { url } = await provider(503)
  await expect(smsProvider(url).send('13800000001', '123456', new Date())).rejects.toThrow('503')
})
