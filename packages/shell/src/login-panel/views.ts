/** The nested views of the login popup: the children of /login. */
export const loginViews = [
  'passwordLogin',
  'accountRegister',
  'passwordSet',
  'successfulRegister',
  'successfulPasswordChange',
  'QRCodeLogin',
  'messageLogin',
] as const
export type LoginView = (typeof loginViews)[number]

export type LoginTab = 'student' | 'teacher'

/** The side of the student/teacher switch that a view lies on. */
export const tabOf = (view: LoginView): LoginTab =>
  view === 'QRCodeLogin' || view === 'messageLogin' ? 'teacher' : 'student'

export const isLoginView = (value: unknown): value is LoginView => loginViews.some((view) => view === value)
