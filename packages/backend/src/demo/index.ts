export { demoAccounts } from './accounts.ts'
export { logInAs, sendTo } from './log-in.ts'
export { resetDemo } from './reset.ts'
export { clips } from './files/clips.ts'
