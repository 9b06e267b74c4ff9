import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

// The yardstick: the same questions from the same call, one below the other, without anything around them.
interface Question {
  id: number
  typeName: string
  sourceName: string
  madeAt: string
  imageUrl: string
  errorReason: string[]
}

const cookie = (name: string) => new RegExp(`${name}=([^;]+)`).exec(document.cookie)?.[1] ?? ''

function Questions() {
  const [page, setPage] = useState(1)
  const [questions, setQuestions] = useState<Question[]>([])
  useEffect(() => {
    const query = new URLSearchParams({
      subjectId: '2',
      sourceType: '0',
      mastered: '0',
      studentId: cookie('userId'),
      schoolYear: cookie('year'),
      termId: cookie('term'),
      pageSize: '8',
      pageNum: String(page),
      userToken: cookie('userToken'),
    })
    void fetch(`/api/tk/ttwork/myMistakeQuestion/detail?${query}`)
      .then((response) => response.json())
      .then((answer) => setQuestions((known) => [...known, ...answer.data.data]))
  }, [page])
  return (
    <>
      {questions.map((question, index) => (
        <article key={question.id}>
          <header>
            <h2>{index + 1}</h2>
            <span>{question.typeName}</span>
            <span>
              {question.sourceName} · {question.madeAt}
            </span>
          </header>
          <img src={question.imageUrl} alt="" loading="lazy" />
          <p>{question.errorReason.join('、')}</p>
          <button type="button">看作答与解析</button>
          <button type="button">我会了，直接消灭</button>
          <button type="button">加入错题篮</button>
        </article>
      ))}
      <button type="button" onClick={() => setPage(page + 1)}>
        查看更多
      </button>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Questions />)
