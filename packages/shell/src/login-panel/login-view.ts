import type { LoggedInUser } from '@mango/contract/account'
import type { DemoAccount } from './demo-accounts.tsx'
import type { RegistrationStore } from './registration.store.ts'
import type { LoginView } from './views.ts'

/** A demo account, and which pick in a row it is: the same one picked again is filled in anew. */
export interface PickedAccount extends DemoAccount {
  readonly pick: number
}

/** What every nested view of the popup receives. */
export interface LoginViewProps {
  /** Asks for another view; `replace` where the person was sent there and did not choose it. */
  go(view: LoginView, options?: { replace: boolean }): void
  /** Somebody is logged in. */
  enter(user: LoggedInUser): void
  registration: RegistrationStore
  /** A demo account that was picked, to be filled in. */
  picked: PickedAccount | undefined
}
