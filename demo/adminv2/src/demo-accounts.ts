import type { LoginPanelProperties } from '@mango/elements/login-panel'
import { useEffect, useState } from 'react'

type DemoAccounts = LoginPanelProperties['demoAccounts']

const accounts: DemoAccounts = [
  { label: '学生', view: 'passwordLogin', account: '20260001', password: 'mango2026', school: '芒果实验学校' },
  { label: '教师（全部权限、两所学校）', view: 'messageLogin', account: '13800000001' },
  { label: '普通教师', view: 'messageLogin', account: '13800000002' },
  { label: '校长', view: 'messageLogin', account: '13800000003' },
]

/** The demo's accounts where the demo console exists; none on a real installation. */
export function useDemoAccounts(): DemoAccounts {
  const [shown, setShown] = useState<DemoAccounts>([])
  useEffect(() => {
    const leave = new AbortController()
    fetch('/dev/outbox', { method: 'HEAD', signal: leave.signal }).then(
      (response) => response.headers.get('content-type')?.includes('json') && setShown(accounts),
      () => undefined,
    )
    return () => leave.abort()
  }, [])
  return shown
}
