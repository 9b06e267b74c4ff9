import type { SessionUser } from '@mango/client'
import { role as roles } from '@mango/contract/account'
import { Avatar } from '@mango/ui/avatar'
import { Menu } from '@mango/ui/menu'
import { VisuallyHidden } from '@mango/ui/visually-hidden'
import { lateDialog } from '@mango/widget/late-dialog'
import { useState } from 'react'
import { Portrait } from './portrait.tsx'
import { maskedMobile, portraitOf } from './rules.ts'
import { themeMemory, themeNames, themes, type ChosenTheme } from './theme-memory.ts'

const KeyboardHelp = lateDialog(() => import('./keyboard-help.tsx'))

interface AccountMenuProps {
  user: SessionUser
  path: string
  onTheme: (theme: ChosenTheme) => void
  onLogout: () => void
  onLogoutEverywhere: () => void
}

/** Who is logged in, the look of the page, what the keys do, and the ways out. */
export function AccountMenu({ user, path, onTheme, onLogout, onLogoutEverywhere }: AccountMenuProps) {
  const [theme, setTheme] = useState(themeMemory.get)
  const [help, setHelp] = useState(false)
  const choose = (next: ChosenTheme) => {
    themeMemory.set(next)
    setTheme(next)
    onTheme(next)
  }
  return (
    <>
      <Menu
        label="账号"
        placement="bottom-end"
        items={[
          {
            label: [user.name, maskedMobile(user.mobile)].filter(Boolean).join('  '),
            disabled: true,
            onSelect: () => {},
          },
          'separator',
          { label: '外观', disabled: true, onSelect: () => {} },
          ...themes.map((one) => ({ label: themeNames[one], checked: one === theme, onSelect: () => choose(one) })),
          'separator',
          { label: '键盘操作', icon: 'info', onSelect: () => setHelp(true) },
          'separator',
          { label: '退出登录', icon: 'logout', onSelect: onLogout },
          { label: '退出所有设备', icon: 'logout', onSelect: onLogoutEverywhere },
        ]}
        trigger={(trigger) => (
          <button {...trigger} type="button" className="bar-account" part="account">
            {user.role === roles.student ? (
              <Portrait who={portraitOf(user.gender, path)} />
            ) : (
              <Avatar name={user.name} decorative />
            )}
            <span className="bar-name">{user.name}</span>
            <VisuallyHidden>，账号</VisuallyHidden>
          </button>
        )}
      />
      {help && <KeyboardHelp onClose={() => setHelp(false)} />}
    </>
  )
}
