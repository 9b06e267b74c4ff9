import { alike, ok } from '../assert.ts'
import type { Definition } from '../definition.ts'
import { Frame, type AnyElement } from '../frame.ts'

interface Axe {
  run(
    context: object,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
}

async function faults(frame: Frame, element: AnyElement): Promise<string[]> {
  await frame.load('/node_modules/axe-core/axe.min.js', { type: '' })
  // axe-core puts itself on the window of the page it is loaded into.
  const { axe } = frame.window as unknown as { axe: Axe }
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
    },
  })
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  )
}

export function describeAccessibility(definition: Definition): void {
  for (const theme of ['light', 'dark']) {
    it(`axe finds nothing in the ${theme} theme`, async () => {
      const frame = await Frame.with(definition)
      await frame.load(`${definition.folder}/mango-context.js`)
      const context = frame.create('mango-context', { theme })
      frame.place.append(context)
      const element = await frame.mount(definition, context)
      alike(await faults(frame, element), [], 'faults')
    })
  }

  const { dialog } = definition
  if (!dialog) return
  it('axe finds nothing in the open dialog', async () => {
    const frame = await Frame.with(definition)
    const element = await frame.mount({ ...definition, attributes: dialog })
    ok(element.shadowRoot?.querySelector('dialog[open]'), 'the dialog is open')
    alike(await faults(frame, element), [], 'faults')
  })
}
