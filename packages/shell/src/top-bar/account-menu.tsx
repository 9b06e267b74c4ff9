import type { SessionUser } from '@mango/client'
import { role as roles } from '@mango/contract/account'
import { Avatar } from '@mango/ui/avatar'
import { Menu } from '@mango/ui/menu'
import { Portrait } from './portrait.tsx'
import { portraitOf } from './rules.ts'

interface AccountMenuProps {
  user: SessionUser
  path: string
  onLogout: () => void
}

/** Who is logged in, and the way out. */
export const AccountMenu = ({ user, path, onLogout }: AccountMenuProps) => (
  <Menu
    label="账号"
    placement="bottom-end"
    items={[{ label: '退出登录', icon: 'logout', onSelect: onLogout }]}
    trigger={(trigger) => (
      <button {...trigger} type="button" className="bar-account" part="account" aria-label={`${user.name}，账号`}>
        {user.role === roles.student ? (
          <Portrait who={portraitOf(user.gender, path)} />
        ) : (
          <Avatar name={user.name} decorative />
        )}
        <span className="bar-name">{user.name}</span>
      </button>
    )}
  />
)
