import { authority } from '@mango/contract'
import { teachersWith, type AreaHandlers } from '../../handler.ts'
import { cockpitAddress } from './page.ts'

const headmasters = teachersWith(authority.headmasterCockpit)

export const headmasterCockpit: AreaHandlers<'headmasterCockpit'> = {
  getHeadmasterCockpit: {
    access: headmasters,
    handle: async ({ session, services, origin, now }) => ({
      data: await cockpitAddress(services.secret, session.tokenHash, origin, now),
    }),
  },
}
