import { face } from '@mango/shell/login-panel/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({
  face,
  samples: { demoAccounts: [{ label: '学生', view: 'passwordLogin', account: '20260001' }] },
  // What cleans the school's words makes a policy of its own.
  policies: 'dompurify',
})
