import { useEffect, useState } from 'react'

const accounts = [
  { label: '学生', view: 'passwordLogin', account: '20260001', password: 'mango2026', school: '芒果实验学校' },
  { label: '教师（全部权限、两所学校）', view: 'messageLogin', account: '13800000001' },
  { label: '普通教师', view: 'messageLogin', account: '13800000002' },
  { label: '校长', view: 'messageLogin', account: '13800000003' },
] as const

/** The demo's accounts where the demo console exists; none on a real installation. */
export function useDemoAccounts(): readonly object[] {
  const [shown, setShown] = useState<readonly object[]>([])
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
