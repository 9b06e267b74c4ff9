import { sessionUser } from '@mango/elements/session'
import { Link } from '@tanstack/react-router'
import { homePath } from '../home-path.ts'
import { State } from '../state.tsx'

/** Where the workplace messaging app may lead to. With a code it goes on to the login by code, before it is drawn. */
export default function Authorize() {
  return (
    <State
      title="已完成登录授权"
      text={sessionUser()?.name}
      action={
        <Link to={homePath()} className="action">
          进入首页
        </Link>
      }
    />
  )
}
