import { sendKeys } from '@web/test-runner-commands'
import { alike, ok } from '../assert.ts'
import type { Definition } from '../definition.ts'
import { Frame, pause, rootOf, until, type AnyElement } from '../frame.ts'

/** Every key the page's own shortcuts would see, by the usual listener on the document. */
function hear(frame: Frame): string[] {
  const heard: string[] = []
  for (const type of ['keydown', 'keypress', 'keyup'] as const) {
    frame.document.addEventListener(type, (event) => heard.push(`${type} ${event.key}`))
  }
  return heard
}

const fields =
  'input:not([type]), input[type="text"], input[type="search"], input[type="tel"], input[type="password"], textarea'
const openDialog = (element: AnyElement) => rootOf(element).querySelector<HTMLDialogElement>('dialog[open]')

const fieldOf = (element: AnyElement) =>
  [...rootOf(element).querySelectorAll<HTMLInputElement>(fields)].find((field) => field.checkVisibility())

export function describeKeys(definition: Definition): void {
  const opened = { ...definition, attributes: definition.dialog ?? definition.attributes }

  it('pressed on the page itself reach the page', async () => {
    const frame = await Frame.with(definition)
    const heard = hear(frame)
    frame.place.tabIndex = 0
    frame.window.focus()
    frame.place.focus()
    await sendKeys({ press: 'Escape' })
    alike(heard, ['keydown Escape', 'keyup Escape'], 'heard')
  })

  it('typed into a field stay inside, but for Tab', async () => {
    const frame = await Frame.with(definition)
    const field = fieldOf(await frame.mount(definition)) ?? fieldOf(await frame.mount(opened))
    if (!field) return
    const heard = hear(frame)
    frame.window.focus()
    field.focus()
    field.value = ''
    await sendKeys({ type: 'a/' })
    ok(field.value.includes('a/'), `the field has it: ${field.value}`)
    alike(heard, [], 'heard')
    await sendKeys({ press: 'Tab' })
    ok(heard.includes('keydown Tab'), 'the page sees Tab, which its focus traps need')
  })

  if (!definition.dialog) return

  it('that close our dialog by Escape, pressed and released, do not close something of the page', async () => {
    const frame = await Frame.with(definition)
    const button = frame.document.createElement('button')
    frame.place.append(button)
    frame.window.focus()
    button.focus()
    const element = await frame.mount(opened)
    await until(() => openDialog(element), 'the dialog is open')
    const heard = hear(frame)
    await sendKeys({ press: 'Escape' })
    await until(() => !openDialog(element), 'Escape closes the dialog')
    await pause(50)
    alike(heard, [], 'heard')
    await sendKeys({ press: 'Escape' })
    ok(heard.includes('keydown Escape'), 'the next Escape is the page’s again')
  })
}
