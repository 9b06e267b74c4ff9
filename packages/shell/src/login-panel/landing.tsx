import { safeUrl } from '@mango/client'
import { unnamed, type HomepageConfig } from '@mango/contract/homepage'
import { Icon } from '@mango/ui/icon'
import { useState, type ReactNode } from 'react'
import { needsOtherBrowser } from './rules.ts'
import { SchoolSide } from './school-side.tsx'
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

/** Whoever comes here comes to type; where there is no mouse, a keyboard would cover half of the page. */
function focusFirstField(main: HTMLElement | null) {
  const isFree = document.activeElement === document.body && matchMedia('(hover: hover)').matches
  if (isFree) main?.querySelector<HTMLElement>('select, input')?.focus({ preventScroll: true })
}

/** The public landing page: the school on one side, the login on the other. */
export function Landing({ content, waiting, slogan, contact, filing, filingLink, children }: LandingProps) {
  const title = content?.bar_title || unnamed
  const [summaryDrawn, setSummaryDrawn] = useState(false)
  // Each part that came by itself would push the others about: the school is shown once, when all of it is there.
  const incomplete = waiting || (!!content?.school_summary && !summaryDrawn)
  return (
    <div className="landing" part="landing">
      {needsOtherBrowser(navigator.userAgent) && (
        <p className="landing-tip" role="alert">
          <Icon name="warning" />
          当前浏览器可能无法正常使用全部功能，建议使用 Chrome 浏览器访问。
        </p>
      )}
      <SchoolSide
        title={title}
        name={content?.school_name || title}
        slogan={slogan}
        summary={content?.school_summary && <SchoolSummary html={content.school_summary} onDrawn={setSummaryDrawn} />}
        image={safeUrl(content?.school_image)}
        waiting={incomplete}
      />
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
