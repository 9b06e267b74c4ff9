import { partBytes } from '@mango/contract/library'
import { createApp, type AppOptions } from './app.ts'
import { defaultRounds, derive, type Passwords } from './areas/account/passwords.ts'
import { readTableHere, type ReadTable } from './areas/evaluation/import.ts'
import type { Database } from './database/database.ts'
import { demoWorkplace } from './dev/ding/workplace.ts'
import { outboxMessenger } from './dev/outbox.ts'
import { seedDemo } from './demo/reset.ts'
import type { Converter } from './shared/media/converter.ts'
import type { PrintPdf } from './pdf/document.ts'
import { serverSecret } from './server-secret.ts'
import { systemClock, type Clock, type Messenger, type Services, type Workplace } from './services.ts'
import type { Storage } from './storage/storage.ts'
import { ownUploads, type UploadTarget } from './storage/upload-target.ts'

export interface AssembleOptions extends Pick<AppOptions, 'publicUrl' | 'allowedOrigins' | 'addressOf' | 'log'> {
  db: Database
  storage: Storage
  demo: boolean
  clock?: Clock | undefined
  messenger?: Messenger | undefined
  workplace?: Workplace | undefined
  uploads?: UploadTarget | undefined
  passwordRounds?: number | undefined
  derive?: Passwords['derive'] | undefined
  readTable?: ReadTable | undefined
  printPdf?: PrintPdf | undefined
  converter?: Converter | undefined
  partBytes?: number | undefined
}

const noWorkplace: Workplace = { mobileOf: async () => undefined }

/** Puts the backend together from what a platform brings, filling in the stand-ins; seeds the demo where it is on. */
export async function assemble(options: AssembleOptions) {
  const { db, storage, demo, publicUrl, allowedOrigins, addressOf, log } = options
  const secret = await serverSecret(db)
  const ownFiles = ownUploads(storage, secret)
  const services: Services = {
    db,
    storage,
    demo,
    secret,
    clock: options.clock ?? systemClock,
    messenger: options.messenger ?? (demo ? outboxMessenger(db) : undefined),
    workplace: options.workplace ?? (demo ? demoWorkplace(db) : noWorkplace),
    ownFiles,
    partBytes: options.partBytes ?? partBytes,
    printPdf: options.printPdf,
    converter: options.converter,
    uploads: options.uploads ?? ownFiles,
    passwords: { rounds: options.passwordRounds ?? defaultRounds, derive: options.derive ?? derive },
    readTable: options.readTable ?? readTableHere,
  }
  if (demo) await seedDemo(services)
  return { app: createApp({ ...services, publicUrl, allowedOrigins, addressOf, log }), services }
}
