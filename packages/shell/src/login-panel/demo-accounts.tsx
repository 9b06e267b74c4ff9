import { Icon } from '@mango/ui/icon'
import type { LoginView } from './views.ts'

/** An account of the demo data: what to fill in, and where. */
export interface DemoAccount {
  readonly label: string
  readonly view: LoginView
  /** Student ID or phone. */
  readonly account: string
  readonly password?: string
  /** Name of the school to choose. */
  readonly school?: string
}

interface DemoAccountsProps {
  accounts: readonly DemoAccount[]
  onPick: (account: DemoAccount) => void
}

/** Accounts to try the product with; a press fills them in. */
export default function DemoAccounts({ accounts, onPick }: DemoAccountsProps) {
  return (
    <details className="demo-accounts">
      <summary>
        演示账号
        <Icon name="chevron-down" size={14} />
      </summary>
      <ul>
        {accounts.map((account) => (
          <li key={account.view + account.account}>
            <button type="button" onClick={() => onPick(account)}>
              <span>{account.label}</span>
              <span className="num">{account.account}</span>
            </button>
          </li>
        ))}
      </ul>
      <p>
        短信验证码在<a href="/dev/">演示控制台</a>查看
      </p>
    </details>
  )
}
