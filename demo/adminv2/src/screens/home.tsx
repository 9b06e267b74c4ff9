import { sessionUser } from '@mango/elements/session'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { greeting } from './home-greeting.ts'

const days = ['周一', '周二', '周三', '周四', '周五']

/** What both homes have: a greeting and three panels. The documents name the panels and leave their contents open. */
export function Home({ hint, links, children }: { hint: string; links: readonly HomeLink[]; children: ReactNode }) {
  const user = sessionUser()
  const [now] = useState(() => new Date())
  return (
    <article className="page home">
      <header className="home-head">
        <h1>
          {greeting(now.getHours())}
          {user && `，${user.name}`}
        </h1>
        <p>
          {now.toLocaleDateString('zh-CN', { month: 'long', day: 'numeric', weekday: 'long' })}　{hint}
        </p>
      </header>
      <div className="home-panels">
        <section className="card home-assistant">
          <h2>助手</h2>
          <ul>
            {links.map(({ label, to }) => (
              <li key={label}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
        <section className="card">
          <h2>课程表</h2>
          <ol className="week">
            {days.map((day, index) => (
              <li key={day} aria-current={index === (now.getDay() + 6) % 7 ? 'date' : undefined}>
                {day}
              </li>
            ))}
          </ol>
          <p className="card-empty">课程表尚未接入</p>
        </section>
        {children}
      </div>
    </article>
  )
}

export interface HomeLink {
  readonly label: string
  readonly to: NonNullable<LinkProps['to']>
}
