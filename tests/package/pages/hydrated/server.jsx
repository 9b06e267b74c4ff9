import { renderToString } from 'react-dom/server'
import { Page } from './page.jsx'

process.stdout.write(renderToString(<Page />))
