import { addFileToRepo } from '@mango/contract/library'
import { uploadFile } from '@mango/backend/testing'
import type { Examples } from './examples.ts'

let made = 0

export const media: Examples['media'] = {
  getShownFile: {
    as: 'everything',
    async input(backend, token) {
      const stored = await uploadFile(backend, token, `shown-${++made}.docx`, '例')
      const body = { fileName: '例.docx', url: stored, needTranscode: false, size: 1 }
      const { data } = await backend.send(addFileToRepo, { body }, token)
      return { body: { url: data?.url ?? '', fileName: '例.docx' } }
    },
    foreign: 'Whoever holds the signed address of a file may read it, and what is made of it.',
  },
}
