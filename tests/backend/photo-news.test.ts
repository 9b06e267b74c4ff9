import { followNews, liveAddress } from '@mango/client/live-channel'
import {
  createPhotoToken,
  getAnswerPages,
  photoChannel,
  photoRegisterDestination,
  removeAnswerPage,
  uploadAnswerPicture,
} from '@mango/contract/correction'
import { getPaperRecords, paperSource } from '@mango/contract/paper-records'
import { serveLiveSocket } from '@mango/backend/node'
import { startTestBackend, type TestAccount, type TestBackend } from '@mango/backend/testing'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'

// Two servers of sockets beside each other on one database: neither knows of the photo but by what the database tells.
let backend: TestBackend
const servers: { http: Server; live: Awaited<ReturnType<typeof serveLiveSocket>> }[] = []
let student = ''
let id = 0
let other = 0
const stops: (() => void)[] = []
const sockets = new Set<WebSocket>()

async function serve() {
  const http = createServer()
  const { db, clock, listen } = backend
  servers.push({ http, live: await serveLiveSocket({ server: http, db, clock, listen }) })
  await new Promise<void>((resolve) => void http.listen(0, resolve))
}
const addressOf = (server: number, token: string) => {
  const address = servers[server]?.http.address()
  return liveAddress(`http://localhost:${typeof address === 'object' ? address?.port : ''}`, token)
}
const sendPhoto = async () => {
  const sent = { body: { id, emend: true }, file: new File(['GIF89a of a page'], 'page.gif') }
  expect(await backend.send(uploadAnswerPicture, sent, student)).toMatchObject({ code: 0 })
}
const pages = (token = student) => backend.send(getAnswerPages, { query: { id } }, token)

beforeAll(async () => {
  backend = await startTestBackend()
  await serve()
  await serve()
  student = await backend.tokenOf('student')
  const wish = { pageNum: 1, pageSize: 50, query: '', source: paperSource.homework }
  const { data = [] } = await backend.send(getPaperRecords, { body: wish }, student)
  const own = data.filter(({ correctBySelf }) => correctBySelf)
  id = own[0]?.id ?? 0
  other = own[1]?.id ?? 0
}, 180_000)
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
afterAll(async () => {
  for (const { live, http } of servers) {
    await live.close()
    http.close()
  }
  await backend.close()
})

const open = (address: string) => {
  const socket = new WebSocket(address, ['v12.stomp'])
  socket.on('error', () => undefined)
  sockets.add(socket)
  return socket
}
/** Follows the paper at one of the servers; counts how often there were news. */
async function follow(server = 0) {
  const onNews = vi.fn<() => void>()
  stops.push(
    followNews({
      address: () => addressOf(server, student),
      channel: photoChannel,
      register: { destination: photoRegisterDestination, body: { id } },
      onNews,
      // What a browser's WebSocket and this one differ in is nothing that STOMP uses.
      webSocket: (address) => open(address) as unknown as globalThis.WebSocket,
    }),
  )
  await expect.poll(() => onNews.mock.calls.length, { timeout: 10_000 }).toBe(1)
  return onNews
}
/** What the server says to somebody who wants to follow the paper. */
async function answerTo(token: string, body = JSON.stringify({ id })) {
  const socket = open(addressOf(0, token))
  const frames: string[] = []
  socket.on('message', (frame: Buffer) => frames.push(frame.toString()))
  await new Promise((resolve) => socket.on('open', resolve))
  socket.send('CONNECT\naccept-version:1.2\n\n\0')
  socket.send(`SUBSCRIBE\nid:1\ndestination:${photoChannel}\n\n\0`)
  socket.send(`SEND\ndestination:${photoRegisterDestination}\nreceipt:1\n\n${body}\0`)
  await expect.poll(() => frames.join(''), { timeout: 5000 }).toMatch(/RECEIPT|ERROR/)
  return { frames, socket }
}

test('a photo that comes, and one that is taken away, is told to every window of its student', async () => {
  const [one, two] = await Promise.all([follow(0), follow(1)])
  await sendPhoto()
  for (const onNews of [one, two]) await expect.poll(() => onNews.mock.calls.length, { timeout: 5000 }).toBe(2)
  const photo = (await pages()).data?.find(({ emend }) => emend)
  await backend.send(removeAnswerPage, { body: { id, pageId: photo?.id ?? 0 } }, student)
  for (const onNews of [one, two]) await expect.poll(() => onNews.mock.calls.length, { timeout: 5000 }).toBe(3)
})

test('a connection that is cut comes back by itself, and asks for what it may have missed', async () => {
  const onNews = await follow()
  for (const socket of sockets) socket.terminate()
  await expect.poll(() => onNews.mock.calls.length, { timeout: 10_000 }).toBe(2)
  await sendPhoto()
  await expect.poll(() => onNews.mock.calls.length, { timeout: 5000 }).toBe(3)
})

const accounts: readonly TestAccount[] = ['student', 'everything', 'ordinary', 'otherSchool']
test('whoever reads the photos hears of them, and nobody else', async () => {
  const told: boolean[] = []
  for (const account of accounts) {
    const token = await backend.tokenOf(account)
    const { frames, socket } = await answerTo(token)
    const isTold = frames.join('').includes('RECEIPT')
    expect(isTold).toBe((await pages(token)).code === 0)
    // Whoever is refused is hung up on.
    if (!isTold && socket.readyState !== WebSocket.CLOSED) await once(socket, 'close')
    told.push(isTold)
  }
  expect(told).toEqual([true, true, true, false])
})

test.each(['', '{"id":"1"}', '{"id":999999}'])('whoever wants to follow %j is refused', async (body) => {
  expect((await answerTo(student, body)).frames.join('')).toContain('ERROR')
})

test("a phone's token, which is good for sending photos, opens no socket", async () => {
  const { data } = await backend.send(createPhotoToken, { body: { id } }, student)
  const socket = new WebSocket(addressOf(0, data?.token ?? ''), ['v12.stomp'])
  const status = await new Promise((resolve) => {
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode))
    socket.on('error', () => undefined)
  })
  expect(status).toBe(401)
})

test('nobody else is told: a socket that follows another paper, or none, hears nothing of this one', async () => {
  const elsewhere = await answerTo(student, JSON.stringify({ id: other }))
  const here = await answerTo(student)
  await sendPhoto()
  // Both are told in one go: once the one has heard, so would have the other.
  await expect.poll(() => here.frames.join(''), { timeout: 5000 }).toContain(`{"id":${id}}`)
  expect(elsewhere.frames.join('')).not.toContain('MESSAGE')
})
