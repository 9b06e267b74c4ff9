import type { HomepageConfig } from '@mango/contract/homepage'
import base from '@mango/ui/base.css?raw'
import icon from '@mango/ui/icon.css?raw'
import { renderToStaticMarkup } from 'react-dom/server'
import brand from '../brand-mark.css?raw'
import landing from './landing.css?raw'
import { SchoolSide } from './school-side.tsx'

/** Where a server puts what a school says of itself. */
const slot = (name: keyof HomepageConfig) => `{{${name}}}`

/** The school's half of the landing page as plain markup: a server's page shows it before the application has come. */
export const firstView = (slogan: string) => ({
  css: [base, icon, brand, landing].join('\n'),
  markup: renderToStaticMarkup(
    <div className="mango">
      <div className="landing">
        <SchoolSide
          title={slot('bar_title')}
          name={slot('school_name')}
          slogan={slogan}
          summary={<div className="landing-summary">{slot('school_summary')}</div>}
          image={slot('school_image')}
        />
      </div>
    </div>,
    // React asks for the picture first; its element follows in the same packet, and without a picture the request is an error.
  ).replace(/<link [^>]*>/, ''),
})
