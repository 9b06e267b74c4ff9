import { hasOptions, writtenRefusal, writtenText, type WrittenQuestion } from '@mango/contract/coursewares'
import { extensionOf } from '@mango/contract/library'
import type { Question } from '@mango/contract/questions'
import { asQuestion } from '../../shared/coursewares/questions.ts'
import { isWrittenPicture, writtenPictureKey } from '../../shared/coursewares/written-pictures.ts'
import { question } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { IncomingFile } from '../../request/upload.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../session/sessions.ts'
import { claimUploads, noteUpload } from '../../storage/uploads.ts'

/** Stores a picture, which is swept where no question takes it. @returns its path */
export async function keepPicture({ db, storage }: Services, file: IncomingFile, session: Session, now: Date) {
  const key = writtenPictureKey(session.schoolId, extensionOf(file.name))
  await noteUpload(db, key, now)
  await storage.put(key, file.bytes)
  return key
}

/** Keeps a question for good: nothing changes it, so that a held class has what was asked. @throws Refusal */
export async function writeQuestion(
  { db, storage }: Services,
  written: WrittenQuestion,
  session: Session,
  now: Date,
): Promise<Question> {
  const refusal = writtenRefusal(written)
  if (refusal) throw new Refusal(refusal)
  const { typeName, content, imageUrl, options, answer } = written
  return db.transaction(async (tx) => {
    if (imageUrl) {
      if (!isWrittenPicture(imageUrl, session.schoolId)) throw new Refusal(writtenText.pictureMissing)
      await claimUploads(tx, [imageUrl], now)
      if (!(await storage.head(imageUrl))) throw new Refusal(writtenText.pictureMissing)
    }
    const [made] = await tx
      .insert(question)
      .values({
        schoolId: session.schoolId,
        ownerId: session.personId,
        typeName,
        content: content.trim() || null,
        imageUrl,
        imageUrl25: imageUrl,
        imageUrlA4: imageUrl,
        options: options.map((option) => option.trim()),
        choiceCount: hasOptions(typeName) ? options.length : null,
        answer1: answer || null,
      })
      .returning()
    if (!made) throw new Error('the question was not kept')
    return asQuestion(made, 1)
  })
}
