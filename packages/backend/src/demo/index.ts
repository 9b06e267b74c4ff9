export { demoAccounts } from './accounts.ts'
export { logInAs, sendTo } from './log-in.ts'
