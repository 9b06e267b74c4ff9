export { default } from '@mango/shell/login-panel/define'
export type { LoginSuccessDetail, ViewChangeDetail } from '@mango/shell/login-panel/face'
