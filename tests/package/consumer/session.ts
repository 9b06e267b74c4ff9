import { followSession, isLoggedIn, sessionUser, type SessionUser } from '@mango/elements/session'
import '@mango/elements/tokens.css'

const user: SessionUser | undefined = sessionUser()
const stop: () => void = followSession(() => console.log(isLoggedIn(), user?.name))

// @ts-expect-error the token is no part of it
export const token = user?.token
export default stop
