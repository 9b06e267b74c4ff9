import '@mango/elements/mango-context'
import { rememberedTheme } from '@mango/elements/session'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { basePath } from './base-path.ts'
import { fromHash } from './from-hash.ts'
import { router } from './router.ts'
import { setTheme } from './theme.ts'

setTheme(rememberedTheme())

// Both forms of an address are accepted, before the start and while the page is open; plain paths are the one that stays.
const plain = fromHash(location.href, basePath)
if (plain) history.replaceState(history.state, '', plain)
addEventListener('hashchange', () => {
  const address = fromHash(location.href, basePath)
  if (address) router.history.replace(address)
})

const place = document.querySelector('#app')
if (place) createRoot(place).render(<RouterProvider router={router} />)
