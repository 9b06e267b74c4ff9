import { createRoot } from 'react-dom/client'
import { defineElement } from '@mango/element'
import { Card } from './card.tsx'
import { face } from './plain-card.face.ts'
import './lit-card.ts'

// The same card three ways: as an element of ours, in a root of bare React, as an element of lit.
defineElement(face, ({ heading }) => <Card heading={heading} />, ['ul { margin: 0 }'])

const make: Record<string, () => HTMLElement> = {
  ours: () => Object.assign(document.createElement('plain-card'), { heading: '卡片' }),
  react: () => document.createElement('div'),
  lit: () => Object.assign(document.createElement('lit-card'), { heading: '卡片' }),
}
const start = (kind: string, element: HTMLElement) => {
  if (kind === 'react') createRoot(element).render(<Card heading="卡片" />)
}
const isDrawn = (element: HTMLElement) => (element.shadowRoot ?? element).querySelector('li:nth-child(5)') !== null

/** A turn of the event loop: shorter than a timeout's, and the one React itself waits for. */
const { port1, port2 } = new MessageChannel()
const turn = () =>
  new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true })
    port1.start()
    port2.postMessage(null)
  })
async function untilDrawn(elements: readonly HTMLElement[]): Promise<void> {
  while (!elements.every(isDrawn)) await turn()
}

const place = document.querySelector('#place') ?? document.body

/** Milliseconds that `count` cards take until all are drawn: one after the other, or all in one task. */
async function mount(kind: string, count: number, atOnce: boolean): Promise<number> {
  place.replaceChildren()
  await turn()
  const begun = performance.now()
  const elements: HTMLElement[] = []
  for (let number = 0; number < count; number++) {
    const element = make[kind]?.()
    if (!element) throw new Error(`There is no ${kind}`)
    elements.push(element)
    place.append(element)
    start(kind, element)
    if (!atOnce) await untilDrawn([element])
  }
  await untilDrawn(elements.slice(-1))
  await untilDrawn(elements)
  return performance.now() - begun
}
Object.assign(globalThis, { mount })
