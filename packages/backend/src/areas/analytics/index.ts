import { usage } from '../../database/schema.ts'
import type { AreaHandlers } from '../../handler.ts'

export const analytics: AreaHandlers<'analytics'> = {
  track: {
    access: 'everyone',
    handle: async ({ query, session, services, now }) => {
      await services.db.insert(usage).values({ ...query, schoolId: session?.schoolId ?? null, at: now })
      return {}
    },
  },
}
