/** Address of the script that puts the cockpit into the colour scheme of the page around it. */
export const colorSchemePath = '/api/oauth2/headmasterCockpit/color-scheme.js'

export const colorScheme = `
addEventListener('message', ({ source, data }) => {
  const isTold = source === parent && data?.type === 'mango-color-scheme'
  if (isTold && ['light', 'dark', 'light dark'].includes(data.colorScheme)) document.documentElement.style.colorScheme = data.colorScheme
})
`
