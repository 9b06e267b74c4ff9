import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

// The yardstick: the same lessons from the same call, one below the other, without anything around them.
interface Lesson {
  id: number
  lessonId: number | null
  title: string
  lessonTime: string
  updateTime: string
  status: number
  coverUrl: string
  chapterNames: string[]
  hasVideo: boolean
  hasPpt: boolean
  hasNotes: boolean
  hasFile: boolean
}

const day = (time: string) =>
  new Intl.DateTimeFormat('zh-CN', { month: '2-digit', day: '2-digit', weekday: 'short' }).format(
    new Date(time.replace(' ', 'T')),
  )

function Lessons() {
  const [page, setPage] = useState(1)
  const [lessons, setLessons] = useState<Lesson[]>([])
  useEffect(() => {
    const token = /userToken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    void fetch(`/api/conn/coz/teacher/getLessons?userToken=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pageNum: page, pageSize: 7, query: '', courseId: 1, status: 0 }),
    })
      .then((response) => response.json())
      .then((answer) => setLessons(answer.data))
  }, [page])
  return (
    <>
      <ul>
        {lessons.map((lesson) => (
          <li key={`${lesson.lessonId} ${lesson.id}`}>
            {lesson.coverUrl && <img src={lesson.coverUrl} alt="" loading="lazy" decoding="async" />}
            <button type="button">{lesson.title}</button>
            <span>{lesson.chapterNames.join(' · ')}</span>
            <span>
              {[lesson.hasVideo && '视频', lesson.hasPpt && '课件', lesson.hasNotes && '笔记', lesson.hasFile && '资料']
                .filter(Boolean)
                .join(' ')}
            </span>
            <time>{day(lesson.lessonTime)}</time>
            <span>{lesson.updateTime}</span>
            <span>{lesson.status === 2 ? '已发布' : '草稿'}</span>
            <button type="button">更多</button>
          </li>
        ))}
      </ul>
      <button type="button" aria-label="上一页" onClick={() => setPage(page - 1)}>
        上一页
      </button>
      <button type="button" aria-label="下一页" onClick={() => setPage(page + 1)}>
        下一页
      </button>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Lessons />)
