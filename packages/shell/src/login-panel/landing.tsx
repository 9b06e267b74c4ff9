import { safeUrl } from '@mango/client'
import type { HomepageConfig } from '@mango/contract/homepage'
import { Icon } from '@mango/ui/icon'
import { useState, type ReactNode } from 'react'
import { BrandMark } from '../brand-mark.tsx'
import { Foliage } from './foliage.tsx'
import { needsOtherBrowser } from './rules.ts'
import { SchoolSummary } from './school-summary.tsx'

interface LandingProps {
  /** Undefined until the server has answered, or where it does not. */
  content: HomepageConfig | undefined
  /** The server has not answered yet. */
  waiting: boolean
  slogan: string
  contact: string
  filing: string
  filingLink: string
  children: ReactNode
}

const points = [
  { icon: 'video', title: '互动课堂', text: '讲、练、评一气呵成' },
  { icon: 'edit', title: '精准作业', text: '每道错题都有归处' },
  { icon: 'star', title: '成长档案', text: '看见每一点进步' },
] as const

/** Whoever comes here comes to type; where there is no mouse, a keyboard would cover half of the page. */
function focusFirstField(main: HTMLElement | null) {
  const isFree = document.activeElement === document.body && matchMedia('(hover: hover)').matches
  if (isFree) main?.querySelector<HTMLElement>('select, input')?.focus({ preventScroll: true })
}

/** The public landing page: the school on one side, the login on the other. */
export function Landing({ content, waiting, slogan, contact, filing, filingLink, children }: LandingProps) {
  const title = content?.bar_title || '智慧校园'
  const [summaryDrawn, setSummaryDrawn] = useState(false)
  // Each part that came by itself would push the others about: the school is shown once, when all of it is there.
  const incomplete = waiting || (!!content?.school_summary && !summaryDrawn)
  return (
    <div className="landing">
      {needsOtherBrowser(navigator.userAgent) && (
        <p className="landing-tip" role="alert">
          <Icon name="warning" />
          当前浏览器可能无法正常使用全部功能，建议使用 Chrome 浏览器访问。
        </p>
      )}
      <aside className="landing-school" part="school" data-waiting={incomplete || undefined}>
        <Foliage />
        <header className="landing-bar">
          <BrandMark size={30} />
          <span>{title}</span>
        </header>
        <div className="landing-words">
          <h1>{content?.school_name || title}</h1>
          <p className="landing-slogan">{slogan}</p>
          {content?.school_summary && <SchoolSummary html={content.school_summary} onDrawn={setSummaryDrawn} />}
        </div>
        <SchoolImage src={safeUrl(content?.school_image)} name={content?.school_name ?? ''} />
        <ul className="landing-points">
          {points.map((point) => (
            <li key={point.title}>
              <Icon name={point.icon} size={20} />
              <span>
                <strong>{point.title}</strong>
                {point.text}
              </span>
            </li>
          ))}
        </ul>
      </aside>
      <main ref={focusFirstField} className="landing-login">
        {children}
      </main>
      <footer className="landing-foot" part="footer">
        {contact && <span>{contact}</span>}
        {filing && (
          <a href={safeUrl(filingLink)} target="_blank" rel="noopener noreferrer">
            {filing}
          </a>
        )}
      </footer>
    </div>
  )
}

/** A picture that does not come leaves no broken frame. */
function SchoolImage({ src, name }: { src: string | undefined; name: string }) {
  const [broken, setBroken] = useState<string>()
  if (!src || broken === src) return null
  return <img className="landing-image" src={src} alt={name} width={640} height={320} onError={() => setBroken(src)} />
}
