import { expect, test, vi } from 'vitest'
import { ossUploads } from './oss-target.ts'

const bucketThatAnswers = (status: number) => {
  const send = vi.fn<typeof fetch>(async () => new Response('中间', { status }))
  return { send, bucket: ossUploads({ host: 'https://b.oss.test', bucket: 'b', accessKeyId: 'id', secret: 's' }, send) }
}

test('a part of an object is asked for by its range', async () => {
  const { send, bucket } = bucketThatAnswers(206)
  expect(await new Response(await bucket.read('a.mp4', 10, 15)).text()).toBe('中间')
  expect(send.mock.lastCall?.[1]?.headers).toMatchObject({ Range: 'bytes=10-15' })
})

test('a host that gives the whole object instead is not listened to', async () => {
  await expect(bucketThatAnswers(200).bucket.read('a.mp4', 10, 15)).rejects.toThrow('200')
})

test('a whole object is asked for without a range', async () => {
  const { send, bucket } = bucketThatAnswers(200)
  await bucket.read('a.mp4')
  expect(send.mock.lastCall?.[1]?.headers).not.toHaveProperty('Range')
})
