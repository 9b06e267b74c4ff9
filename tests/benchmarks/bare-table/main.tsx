import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

// The yardstick: the same exams from the same call in a table without anything around it.
interface Exam {
  examId: number
  examName: string
  subjectNames: string[]
  status: number
  startTime: string
}

function Exams() {
  const [chosen, setChosen] = useState('')
  const [gradeId, setGradeId] = useState('')
  const [exams, setExams] = useState<Exam[]>([])
  useEffect(() => {
    const token = /userToken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const unset = { schoolYear: '', termId: '', type: '', subjectIds: [], status: -1, name: '' }
    const body = { ...unset, gradeId: gradeId === '' ? '' : Number(gradeId), pageNum: 1, pageSize: 10 }
    void fetch(`/api/score/examList?userToken=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
      .then((response) => response.json())
      .then((answer) => setExams(answer.data))
  }, [gradeId])
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setGradeId(chosen)
        }}
      >
        <select aria-label="年级" value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">全部年级</option>
          <option value="7">七年级</option>
          <option value="8">八年级</option>
          <option value="9">九年级</option>
        </select>
        <button type="submit">查询</button>
      </form>
      <table>
        <tbody>
          {exams.map((exam) => (
            <tr key={exam.examId}>
              <th scope="row">{exam.examName}</th>
              <td>{exam.subjectNames.join('、')}</td>
              <td>{exam.status === 1 ? '已公开' : '未公开'}</td>
              <td>{exam.startTime.slice(0, 10)}</td>
              <td>
                <button type="button">详情</button>
                <button type="button">加入合并</button>
                <button type="button">删除</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Exams />)
