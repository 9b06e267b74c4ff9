import { hydrateRoot } from 'react-dom/client'
import { Page } from './page.jsx'

// What the server drew and the browser would draw otherwise is an error of the page.
hydrateRoot(document.getElementById('root'), <Page />, { onRecoverableError: reportError })
