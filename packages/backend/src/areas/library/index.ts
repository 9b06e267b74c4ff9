import type { CallAnswer } from '@mango/contract'
import { evaluationFileType } from '@mango/contract/evaluation'
import {
  type addFileToRepo,
  conversionOf,
  fileTypeOf,
  type LibraryVariant,
  maxFileBytes,
  needsConversion,
  type PartedUpload,
  type selectFileRepoList,
  sizeRefusal,
} from '@mango/contract/library'
import { platformTime } from '@mango/contract/platform-time'
import type { InferOutput } from 'valibot'
import { teachers, type AreaHandlers, type Around } from '../../handler.ts'
import { addressesOf } from '../../shared/library/addresses.ts'
import { Refusal, text } from '../../refusal.ts'
import { abilities, type Abilities } from '../../shared/media/abilities.ts'
import { askFor, isOpen, noteOn, smallPicturesOf, videosOf } from '../../shared/media/conversions.ts'
import { joinedKey, partsFolder, receivedParts, type Parts } from '../../storage/parts.ts'
import { grantUpload, keyOf } from '../../storage/upload-target.ts'
import { claimUploads } from '../../storage/uploads.ts'
import type { Session } from '../../session/sessions.ts'
import { addFile, fileOf, registeredAgain } from './add.ts'
import { coversOf } from './covers.ts'
import { changeable, mayChange, remove, rename, restore } from './change.ts'
import { listFiles, type ListedFile, type StoredFile } from './list.ts'
import { noteUse } from './note-use.ts'
import { sameFileAs } from './same-files.ts'
import { usesOf } from './uses.ts'
import { words } from './words.ts'

/** Where a person's uploads go: nobody else's policy covers it. */
const folderOf = (variant: LibraryVariant, { schoolId, personId }: Session) =>
  `library/${variant}/${schoolId}/${personId}/`

/** What is made of some files for whoever looks at them. */
const madeOf = async (
  { services, now }: Around,
  files: readonly Pick<StoredFile, 'objectKey' | 'fileName' | 'bytes'>[],
) => ({
  videos: await videosOf(services.db, files),
  small: await smallPicturesOf(services, files, now),
})
type MadeOf = Awaited<ReturnType<typeof madeOf>>

const describe = async (file: ListedFile, made: MadeOf, able: Abilities, around: Around) => ({
  id: file.id,
  fileName: file.fileName,
  type: file.type,
  size: Math.ceil(file.bytes / 1024),
  createTime: platformTime(file.createdAt),
  needTranscode: file.needTranscode,
  ownerName: file.ownerName,
  changeable: mayChange(around.session, file),
  transcoding: isOpen(made.videos.get(file.objectKey)),
  note: noteOn(able, file.fileName, made.videos.get(file.objectKey)),
  ...(await addressesOf(file, made, around)),
})

interface Wish {
  readonly query: InferOutput<(typeof selectFileRepoList)['query']>
}
const listOf = (variant: LibraryVariant) => async (input: Around & Wish) => {
  const { services, session, query, now } = input
  const { scope = 'all', ...rest } = query
  const { schoolId, personId } = session
  const wish = {
    ...rest,
    ...(scope !== 'all' && { of: { scope, personId } }),
    viewer: variant === 'evaluation' ? session : undefined,
  }
  const { files, total } = await listFiles(services.db, { schoolId, variant }, wish)
  const made = await madeOf(input, files)
  // What nobody would convert needs no asking who can.
  const isUndone = files.some((file) => needsConversion(file.fileName) && !made.videos.has(file.objectKey))
  const able = isUndone ? await abilities(services.db, services.converter, now) : new Set<never>()
  return {
    data: await Promise.all(files.map((file) => describe(file, made, able, input))),
    page: { totalNum: total },
  }
}

const policyFor =
  (variant: LibraryVariant) =>
  async ({ services, session, origin, now }: Around) => {
    const dir = folderOf(variant, session)
    return { data: await grantUpload(services.uploads, { dir, maxBytes: maxFileBytes[variant], origin, now }) }
  }

interface Registration {
  readonly body: { fileName: string; url: string; needTranscode: boolean; type?: number }
}

/** A link stands in the evaluation library like a file; there is nothing of it in the storage. */
const addLink = async ({ services, session, now, body }: Around & Registration) =>
  services.db.transaction(async (tx) => {
    if (!/^https?:\/\/[^\s/]/i.test(body.url) || !URL.canParse(body.url)) throw new Refusal(text.foreignAddress)
    const shelf = { schoolId: session.schoolId, variant: 'evaluation' } as const
    const known = await fileOf(tx, shelf, session.personId, body.url)
    if (known) return registeredAgain(tx, known, body.fileName)
    return addFile(tx, shelf, {
      ownerId: session.personId,
      fileName: body.fileName,
      objectKey: body.url,
      type: evaluationFileType.link,
      bytes: 0,
      needTranscode: false,
      createdAt: now,
    })
  })
const registered = async (file: StoredFile, around: Around) => ({
  id: file.id,
  createTime: platformTime(file.createdAt),
  ...(await addressesOf(file, await madeOf(around, [file]), around)),
})

/** The size and whether the file is there at all are the storage's word, not the caller's. */
const addTo =
  (variant: LibraryVariant) =>
  async (input: Around & Registration): Promise<CallAnswer<typeof addFileToRepo>> => {
    const { services, session, origin, now, body } = input
    if (body.type === evaluationFileType.link) {
      const link = await addLink(input)
      return { data: await registered(link, input) }
    }
    const objectKey = keyOf(services.uploads, origin, body.url)
    if (!objectKey?.startsWith(folderOf(variant, session))) throw new Refusal(text.foreignAddress)
    if (body.needTranscode && !objectKey.endsWith('.mp4')) throw new Refusal(text.foreignAddress)
    const file = await services.db.transaction(async (tx) => {
      const shelf = { schoolId: session.schoolId, variant }
      const known = await fileOf(tx, shelf, session.personId, objectKey)
      // A file that was renamed meanwhile keeps its name.
      if (known) return registeredAgain(tx, known, known.fileName)
      await claimUploads(tx, [objectKey], now)
      const bytes = await services.uploads.size(objectKey)
      if (bytes === undefined) throw new Refusal(text.notUploaded)
      const tooLarge = sizeRefusal(body.fileName, bytes, variant)
      if (tooLarge !== null) throw new Refusal(tooLarge)
      const kind = conversionOf(body.fileName)
      await askFor(tx, services.converter, [{ objectKey, fileName: body.fileName, kind }], now)
      return addFile(tx, shelf, {
        ownerId: session.personId,
        fileName: body.fileName,
        objectKey,
        type: fileTypeOf(body.fileName),
        bytes,
        needTranscode: body.needTranscode,
        createdAt: now,
      })
    })
    return { data: await registered(file, input) }
  }

/** Only this backend's own storage can put parts together; of a bucket nothing is offered, and the file goes in one. */
const partsOf = ({ services, session, body }: Around & { readonly body: PartedUpload }): Parts => {
  const { variant, uploadId, extension, bytes } = body
  if (services.uploads !== services.ownFiles) throw new Refusal(words.noParts)
  const tooLarge = sizeRefusal(`.${extension}`, bytes, variant)
  if (tooLarge !== null) throw new Refusal(tooLarge)
  return { folder: folderOf(variant, session), uploadId, extension, bytes, partBytes: services.partBytes }
}

export const library: AreaHandlers<'library'> = {
  getPartsPolicy: {
    access: teachers,
    async handle(input) {
      const { services, origin, now } = input
      const parts = partsOf(input)
      const { partBytes } = parts
      const policy = await grantUpload(services.uploads, { dir: partsFolder(parts), maxBytes: partBytes, origin, now })
      return { data: { policy, partBytes, received: await receivedParts(services.storage, parts) } }
    },
  },
  joinParts: {
    access: teachers,
    async handle(input) {
      const { services, origin, now } = input
      const key = await joinedKey(services, partsOf(input), now)
      if (key === undefined) throw new Refusal(text.notUploaded)
      return { data: { url: `${services.uploads.host(origin)}/${key}` } }
    },
  },
  findSameFiles: {
    access: teachers,
    async handle({ services, session, body: { variant, files } }) {
      const shelf = { schoolId: session.schoolId, variant }
      const found = await Promise.all(files.map((file) => sameFileAs(services, shelf, session, file)))
      return {
        data: found.flatMap((file, place) =>
          file
            ? [
                {
                  id: file.id,
                  place,
                  fileName: file.fileName,
                  ownerName: file.ownerName,
                  createTime: platformTime(file.createdAt),
                  own: file.ownerId === session.personId,
                },
              ]
            : [],
        ),
      }
    },
  },
  getLibraryCovers: {
    access: teachers,
    handle: async (input) => ({ data: await coversOf(input, input.body.fileIds) }),
  },
  getLibraryFileUses: {
    access: teachers,
    async handle({ services: { db }, session, query: { fileId } }) {
      await changeable(db, session, fileId)
      return usesOf(db, fileId)
    },
  },
  renameLibraryFile: {
    access: teachers,
    async handle({ services, session, body }) {
      await rename(services.db, session, body)
      return {}
    },
  },
  deleteLibraryFile: {
    access: teachers,
    async handle({ services, session, body, now }) {
      await remove(services.db, session, body, now)
      return {}
    },
  },
  restoreLibraryFile: {
    access: teachers,
    async handle({ services, session, body }) {
      await restore(services.db, session, body)
      return {}
    },
  },
  noteLibraryUse: {
    access: teachers,
    async handle({ services, session, body, now }) {
      await noteUse(services.db, session, body.fileIds, now)
      return {}
    },
  },
  selectFileRepoList: { access: teachers, handle: listOf('class') },
  getFilePolicy: { access: teachers, handle: policyFor('class') },
  addFileToRepo: { access: teachers, handle: addTo('class') },
  // Authority 106 rules over other people's evaluation files; every teacher may add own ones (document 3, section 4.5).
  selectEvaluationFileRepoList: { access: teachers, handle: listOf('evaluation') },
  getEvaluationFilePolicy: { access: teachers, handle: policyFor('evaluation') },
  addEvaluationFileToRepo: { access: teachers, handle: addTo('evaluation') },
}
