import { photoChannel, photoRegistration } from '@mango/contract/correction'
import * as v from 'valibot'
import { readableAnsweredPaper } from '../shared/papers/answered-papers.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { ProtocolError } from './frame.ts'
import type { Identity } from './identity.ts'
import type { StompSession } from './session.ts'

interface Connection {
  readonly identity: Identity
  readonly session: StompSession
}

/** The sockets of this process that follow the photos of an answered paper, one paper each. */
export function createPhotoHub({ db }: Pick<Services, 'db'>) {
  const followed = new Map<Connection, number>()
  return {
    /** The register push: whoever may read the paper is told from now on when its photos change. @throws ProtocolError */
    async register(connection: Connection, body: unknown): Promise<void> {
      const parsed = v.safeParse(photoRegistration, body)
      if (!parsed.success) throw new ProtocolError('not a registration')
      const { id } = parsed.output
      const { identity, session } = connection
      if (identity.kind === 'seat') throw new ProtocolError('not your paper')
      await readableAnsweredPaper(db, id, identity.session).catch((error: unknown) => {
        throw error instanceof Refusal ? new ProtocolError('not your paper') : error
      })
      if (!session.closed) followed.set(connection, id)
    },
    leave: (connection: Connection) => followed.delete(connection),
    /** A notification of the database: photos of a paper came or went, here or elsewhere. */
    hear(payload: string): void {
      const id = Number(payload)
      for (const [{ session }, own] of followed) if (own === id) session.deliver(photoChannel, JSON.stringify({ id }))
    },
  }
}
