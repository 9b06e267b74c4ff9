import { usage } from '../../database/schema.ts'
import type { AreaHandlers } from '../../handler.ts'
import { countOrRefuse } from '../../rates/rates.ts'

/** A whole school may stand behind one address. */
const reportsPerAddress = { times: 3000, seconds: 600 }

export const analytics: AreaHandlers<'analytics'> = {
  track: {
    access: 'everyone',
    handle: async ({ query, session, services, address, now }) => {
      await countOrRefuse(services.db, `track:${address}`, reportsPerAddress, now)
      await services.db.insert(usage).values({ ...query, schoolId: session?.schoolId ?? null, at: now })
      return {}
    },
  },
}
