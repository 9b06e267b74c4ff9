import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

// The yardstick: the same rows from the same call with nothing around them.
interface Row {
  id: number
  fileName: string
  size: number
  createTime: string
}

function Rows() {
  const [page, setPage] = useState(1)
  const [rows, setRows] = useState<Row[]>([])
  useEffect(() => {
    const token = /userToken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const query = new URLSearchParams({ pageNum: String(page), pageSize: '10', query: '', type: '0', userToken: token })
    void fetch(`/api/conn/coz/teacher/selectFileRepoList?${query}`)
      .then((response) => response.json())
      .then((answer) => setRows(answer.data))
  }, [page])
  return (
    <>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="row">
              <td>
                <input type="checkbox" aria-label={row.fileName} />
              </td>
              <td className="name">{row.fileName}</td>
              <td>{row.size}</td>
              <td>{row.createTime}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button id="next" onClick={() => setPage(page + 1)}>
        下一页
      </button>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Rows />)
