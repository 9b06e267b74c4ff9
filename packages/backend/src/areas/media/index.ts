import { conversionOf, needsConversion } from '@mango/contract/library'
import { shownState } from '@mango/contract/media'
import { anybodySignedIn, type AreaHandlers } from '../../handler.ts'
import { abilities } from '../../shared/media/abilities.ts'
import { askFor, conversionsOf, noteOn } from '../../shared/media/conversions.ts'
import { madeFolder } from '../../shared/media/folders.ts'
import { Refusal, text } from '../../refusal.ts'
import { addressOf, grantOf } from '../../storage/signed-address.ts'
import { keyOf, type UploadTarget } from '../../storage/upload-target.ts'

export const media: AreaHandlers<'media'> = {
  getShownFile: {
    access: anybodySignedIn,
    async handle({ services, body: { url, fileName }, origin, now }) {
      const { db, uploads, ownFiles, converter } = services
      const keyIn = async (target: UploadTarget) => {
        const key = keyOf(target, origin, url)
        const signed = Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''))
        return key !== undefined && typeof (await grantOf(target, key, signed, now)) !== 'string' ? key : undefined
      }
      const objectKey = (await keyIn(uploads)) ?? (await keyIn(ownFiles))
      if (objectKey === undefined) throw new Refusal(text.foreignAddress)
      const kind = conversionOf(fileName)
      const asItCame = { state: shownState.ready, url, stillUrl: '', note: '' }
      // What was made of a file needs nothing more, whatever the file is called.
      if (!kind || objectKey.startsWith(madeFolder)) return { data: asItCame }
      const known = (await conversionsOf(db, kind, [objectKey])).get(objectKey)
      if (!known) await askFor(db, converter, [{ objectKey, fileName, kind }], now)
      const row = known ?? (await conversionsOf(db, kind, [objectKey])).get(objectKey)
      const read = (key: string | null | undefined) => (key ? addressOf(ownFiles, { origin, now }, key, '') : '')
      const stillUrl = await read(row?.stillKey)
      if (row?.state === 'done') return { data: { ...asItCame, url: (await read(row.resultKey)) || url, stillUrl } }
      if (!needsConversion(fileName)) return { data: asItCame }
      const note = noteOn(await abilities(db, converter, now), fileName, row)
      // A browser may play the video all the same, and anything can be taken away.
      if (note) return { data: { ...asItCame, state: shownState.refused, note } }
      return { data: { ...asItCame, url: '', state: shownState.waiting } }
    },
  },
}
