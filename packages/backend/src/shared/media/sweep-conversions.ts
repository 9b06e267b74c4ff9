import { and, eq, notExists } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { conversion, slidePicture, upload } from '../../database/schema.ts'

/** Forgets what was made of files that are gone; the objects go with the next sweep of what nobody keeps. */
export async function sweepConversions(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(conversion)
      .where(
        notExists(
          tx
            .select()
            .from(upload)
            .where(and(eq(upload.objectKey, conversion.objectKey))),
        ),
      )
      .returning({ objectKey: conversion.objectKey, kind: conversion.kind })
    const slides = gone.flatMap(({ objectKey, kind }) => (kind === 'slides' ? [objectKey] : []))
    if (slides.length > 0) await tx.delete(slidePicture).where(anyOf(slidePicture.coursewareKey, slides))
  })
}
