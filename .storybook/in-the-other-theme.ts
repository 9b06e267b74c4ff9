import axe from 'axe-core'

/** What looks at colours: nothing else differs between the themes. */
const rules = ['color-contrast', 'link-in-text-block']
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

function show(theme: string): void {
  for (const stage of document.querySelectorAll<HTMLElement>('.stage, .stage-room')) stage.dataset['theme'] = theme
  for (const context of document.querySelectorAll('mango-context')) context.setAttribute('theme', theme)
}

/** Shows what a story has drawn in the theme it was not drawn in, lets axe look at its colours, and shows it as it was. */
export async function colourFaultsInTheOtherTheme(theme: string): Promise<string[]> {
  const other = theme === 'dark' ? 'light' : 'dark'
  show(other)
  await painted()
  const { violations } = await axe.run(document.body, { runOnly: rules, resultTypes: ['violations'] })
  show(theme)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${other}: ${id} at ${target.flat().join(' ')}\n${failureSummary}`),
  )
}
