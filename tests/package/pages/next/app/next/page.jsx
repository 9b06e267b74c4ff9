'use client'
// The page that is hydrated without Next.js too: it is laid beside this application.
export { Page as default } from '../../page.jsx'
