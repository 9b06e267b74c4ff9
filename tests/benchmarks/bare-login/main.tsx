import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

// The yardstick: the same school and the same form from the same calls with nothing around them.
interface Homepage {
  bar_title: string
  school_name: string
  school_image: string
  school_summary: string
}

const get = async (path: string) => (await (await fetch(`/api/homepage/config${path}`)).json()).data

function Login() {
  const [homepage, setHomepage] = useState<Homepage>()
  const [schools, setSchools] = useState<{ id: number; name: string }[]>([])
  useEffect(() => {
    void get('').then((data) => setHomepage(JSON.parse(data)))
    void get('/siblingsSchool').then(setSchools)
  }, [])
  return (
    <div style={{ display: 'flex', gap: 64 }}>
      {homepage && (
        <section>
          <p>{homepage.bar_title}</p>
          <h1>{homepage.school_name}</h1>
          <div dangerouslySetInnerHTML={{ __html: homepage.school_summary }} />
          <img src={homepage.school_image} alt="" width={560} height={280} />
        </section>
      )}
      <form>
        <select aria-label="学校">
          {schools.map((school) => (
            <option key={school.id}>{school.name}</option>
          ))}
        </select>
        <input aria-label="学号" />
        <input aria-label="密码" type="password" />
        <button>登录</button>
      </form>
    </div>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Login />)
