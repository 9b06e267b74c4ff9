export { demoAccounts } from './accounts.ts'
export { logInAs, sendTo } from './log-in.ts'
export { clips } from './files/clips.ts'
export { docx, pptx } from './files/office.ts'
