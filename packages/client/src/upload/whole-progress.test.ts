import { expect, test } from 'vitest'
import { uploadStatus, type UploadItem, type UploadStatus } from './upload-item.ts'
import { wholeProgress } from './whole-progress.ts'

const MB = 1024 * 1024
const item = (status: UploadStatus, bytes: number, progress: number, secondsLeft?: number): UploadItem => ({
  key: `${status} ${bytes}`,
  fileName: 'x',
  step: 'sending',
  reason: undefined,
  status,
  bytes,
  progress,
  secondsLeft,
})
const { waiting, uploading, succeeded, failed } = uploadStatus

test.each([
  ['nothing', [], { share: 0, secondsLeft: undefined }],
  ['empty files', [item(waiting, 0, 0)], { share: 0, secondsLeft: undefined }],
  [
    'half of one, with as much again behind it',
    [item(uploading, 10 * MB, 0.5, 5), item(waiting, 5 * MB, 0)],
    { share: 1 / 3, secondsLeft: 10 },
  ],
  [
    'what is done counts as sent',
    [item(succeeded, 10 * MB, 1), item(uploading, 10 * MB, 0.5, 5)],
    { share: 0.75, secondsLeft: 5 },
  ],
  [
    'what failed does not count',
    [item(failed, 100 * MB, 0.3), item(uploading, 10 * MB, 0, 8)],
    { share: 0, secondsLeft: 8 },
  ],
  ['unknown speed', [item(uploading, MB, 0)], { share: 0, secondsLeft: undefined }],
] as const)('%s', (_, items, expected) => {
  const { share, secondsLeft } = wholeProgress(items)
  expect(share).toBeCloseTo(expected.share)
  expect(secondsLeft).toBe(expected.secondsLeft)
})
