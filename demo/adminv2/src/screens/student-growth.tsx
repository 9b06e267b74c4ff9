import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { State } from '../state.tsx'

/** Open without login: the token in the address is taken out of it at once and used for the calls of this screen alone. */
export default function StudentGrowth() {
  const { studentId, studentName, userToken } = useSearch({ from: '/frame/studentGrowth' })
  const navigate = useNavigate({ from: '/studentGrowth' })
  const [token, setToken] = useState(userToken)
  if (userToken && userToken !== token) setToken(userToken)
  useEffect(() => {
    if (userToken)
      void navigate({ search: { ...(studentId && { studentId }), ...(studentName && { studentName }) }, replace: true })
  }, [userToken, studentId, studentName, navigate])
  return (
    <mango-context user-token={token}>
      <State
        title={studentName ? `${studentName}的成长档案` : '学生成长档案'}
        text="在这里查看能力评价、每日积分和精彩瞬间。该功能正在建设中，敬请期待。"
      />
    </mango-context>
  )
}
