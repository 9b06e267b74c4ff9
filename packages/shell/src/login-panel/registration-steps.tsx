import { AccountRegister } from './account-register.tsx'
import type { LoginViewProps } from './login-view.ts'
import { PasswordSet } from './password-set.tsx'
import { SuccessfulPasswordChange, SuccessfulRegister } from './success.tsx'
import type { LoginView } from './views.ts'

/** The views of registration and of a forgotten password. */
export default function RegistrationSteps({ view, ...rest }: LoginViewProps & { view: LoginView }) {
  if (view === 'passwordSet') return <PasswordSet {...rest} />
  if (view === 'successfulRegister') return <SuccessfulRegister {...rest} />
  if (view === 'successfulPasswordChange') return <SuccessfulPasswordChange {...rest} />
  return <AccountRegister {...rest} />
}
