import { Link } from '@tanstack/react-router'

/** A screen that the documents keep free: it only leads on to what a course has. */
export default function CourseNavigation() {
  return (
    <div className="page wide">
      <div className="page-head">
        <h1>课程导航</h1>
      </div>
      <nav className="home-assistant" aria-label="课程导航">
        <ul>
          <li>
            <Link to="/mangoStudent/digitalClassroom">课堂</Link>
          </li>
          <li>
            <Link to="/mangoStudent/paperList">作业</Link>
          </li>
          <li>
            <Link to="/mangoStudent/MangoExamList">考试</Link>
          </li>
        </ul>
      </nav>
    </div>
  )
}
