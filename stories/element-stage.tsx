import '@mango/element/mango-context/define'
import { createElement } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'

/** Draws an element below the story's theme and in its width, as a page with a `<mango-context>` would. */
export const onPage =
  (tag: string, context: object = {}) =>
  (args: object, { globals }: { globals: Record<string, unknown> }) =>
    createElement(
      'mango-context',
      { theme: String(globals['theme']), ...context },
      <div
        style={{ inlineSize: globals['width'] === 'full' ? undefined : `${globals['width']}px`, maxInlineSize: '100%' }}
      >
        {createElement(tag, args)}
      </div>,
    )

function drawnIn(canvas: HTMLElement): HTMLElement {
  const host = [...canvas.querySelectorAll('*')].find((one) => one.shadowRoot?.querySelector('.mango'))
  const drawn = host?.shadowRoot?.querySelector<HTMLElement>('.mango')
  if (!drawn) throw new Error('nothing drawn')
  return drawn
}

/** Looks inside the one element of a story. */
export const inside = (canvas: HTMLElement) => within(drawnIn(canvas))

/** The first story also starts the backend in the page. */
const soon = { timeout: 30_000 }

/** A play function's step: waits until a text is seen. */
export const shows = async (canvas: HTMLElement, text: string | RegExp) => {
  await waitFor(() => expect(inside(canvas).getAllByText(text)[0]).toBeVisible(), soon)
}

/** A play function's step: the place of what is on its way is held, is announced as busy, and nothing has failed. */
export const waits = async (canvas: HTMLElement) => {
  await waitFor(() => expect(drawnIn(canvas).querySelector('[aria-busy="true"] .skeleton')).toBeVisible(), soon)
  for (const alert of inside(canvas).queryAllByRole('alert')) await expect(alert).toBeEmptyDOMElement()
}

/** Waits for a control that can be used, since a late answer may enable it, and presses it. */
export async function press(canvas: HTMLElement, role: string, name: string | RegExp) {
  const found = await waitFor(async () => {
    const [first] = inside(canvas).getAllByRole(role, { name })
    if (!first) throw new Error(`no ${role} ${String(name)}`)
    await expect(first).toBeEnabled()
    return first
  }, soon)
  await userEvent.click(found)
}

/** A play function's step: a link asks the page for leave, unless a key is held, with which the browser opens it elsewhere. */
export async function asksForLeave(canvas: HTMLElement, link: HTMLElement, event: string) {
  const asked = fn((leave: Event) => leave.preventDefault())
  canvas.addEventListener(event, asked)
  globalThis.addEventListener('click', (press) => press.preventDefault(), { once: true })
  await fireEvent.click(link, { ctrlKey: true })
  await expect(asked).not.toHaveBeenCalled()
  await fireEvent.click(link)
  await expect(asked).toHaveBeenCalledOnce()
  canvas.removeEventListener(event, asked)
}

/** A play function's step: the first link of this name leads to the address, and asks the page for leave. */
export async function leads(canvas: HTMLElement, name: string | RegExp, address: RegExp, event: string) {
  const [link] = await inside(canvas).findAllByRole('link', { name }, soon)
  if (!link) throw new Error(`no link ${String(name)}`)
  await expect(link).toHaveAttribute('href', expect.stringMatching(address))
  await asksForLeave(canvas, link, event)
}

/** A play function's step: the element asks for what it shows again. */
export async function reload(canvas: HTMLElement, tag: string) {
  const element = canvas.querySelector(tag)
  const method: unknown = element && Reflect.get(element, 'reload')
  if (typeof method !== 'function') throw new Error(`<${tag}> has no reload()`)
  await method.call(element)
}

/** Writes into a field, in one go. */
export const fill = (canvas: HTMLElement, name: string | RegExp, text: string) =>
  fireEvent.change(inside(canvas).getByRole('textbox', { name }), { target: { value: text } })

/** A play function's step: a character too many is written into a field, which keeps all of it and says so. */
export async function overfill(canvas: HTMLElement, name: string | RegExp, max: number, problem: string) {
  const field = await waitFor(() => inside(canvas).getByRole('textbox', { name }), soon)
  const words = '长'.repeat(max + 1)
  await fireEvent.change(field, { target: { value: words } })
  await expect(field).toHaveValue(words)
  await expect(field).toBeInvalid()
  await expect(inside(canvas).getByText(problem)).toBeVisible()
}
