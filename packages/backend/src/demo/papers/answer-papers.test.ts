import { and, eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answeredPart } from '../../database/schema.ts'
import { startTestBackend } from '../../testing/index.ts'

test('every answer of the demo has words or a picture, an open question answered right too', async () => {
  const { db, close } = await startTestBackend()
  const silent = await db
    .select({ questionId: answeredPart.questionId, check: answeredPart.check })
    .from(answeredPart)
    .where(and(eq(answeredPart.text, ''), isNull(answeredPart.picture)))
  expect(silent).toEqual([])
  await close()
}, 180_000)
