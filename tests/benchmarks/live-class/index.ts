import { demoAccounts, logInAs, sendTo } from '@mango/backend/demo'
import type { Browser } from '../browser.ts'
import type { Result } from '../result.ts'
import { burst } from './burst.ts'
import { fanOut } from './fan-out.ts'
import { openServer } from './own-server.ts'
import { reconnect } from './reconnect.ts'
import { manyRooms, oneCrowd } from './rooms.ts'

/** The running class: its board under load, its rooms, its fan-out and its way back after a restart. */
export async function liveClass(browser: Browser): Promise<Result[]> {
  const server = await openServer()
  try {
    const { origin } = server
    const { token } = await logInAs(sendTo(origin), demoAccounts.teachers.everything)
    return [
      ...(await burst(browser, origin, token)),
      ...(await manyRooms(origin, token)),
      ...(await fanOut(origin, token)),
      ...(await reconnect(server, token)),
      ...(await oneCrowd(server, token)),
    ]
  } finally {
    await server.close()
  }
}
