import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Menu } from '../menu/index.ts'
import { PreviewDialog } from '../preview/index.ts'
import { sampleFiles } from '../preview/sample-files.ts'
import { kitStyles } from '../styles.ts'
import { Dialog } from './index.ts'

const sheets = () =>
  kitStyles.map((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  })

function Widget() {
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <p>组件里的其他内容</p>
      <Dialog open={open} title="对话框" onClose={() => setOpen(false)}>
        <p>对话框里的其他内容</p>
        <Menu
          label="操作"
          items={[{ label: '预览', onSelect: () => setShown(true) }]}
          trigger={(props) => <Button {...props}>更多</Button>}
        />
        {shown && (
          <PreviewDialog
            items={sampleFiles.pictures}
            index={0}
            onIndexChange={() => {}}
            onClose={() => setShown(false)}
          />
        )}
      </Dialog>
    </>
  )
}

/** A widget as it lies in somebody's page: its own shadow root, its own styles. */
function Host() {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shadow = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' })
    if (!shadow) return
    shadow.adoptedStyleSheets = sheets()
    const root = createRoot(shadow)
    root.render(
      <div className="mango" data-theme="light">
        <Widget />
      </div>,
    )
    return () => queueMicrotask(() => root.unmount())
  }, [])
  return <div ref={host} data-testid="host" />
}

export default {
  title: 'Foundations/In a shadow root',
  component: Host,
  tags: ['!autodocs'],
  parameters: { stage: false, oneTheme: true },
} satisfies Meta

const inside = (element: HTMLElement) => within(element.shadowRoot?.firstElementChild as HTMLElement)

export const Overlays: StoryObj = {
  play: async ({ canvas }) => {
    const host = canvas.getByTestId('host')
    await waitFor(() => expect(host.shadowRoot?.firstElementChild).toBeTruthy())
    const widget = inside(host)
    const escapes = fn()
    const hear = (event: KeyboardEvent) => event.key === 'Escape' && escapes()
    document.addEventListener('keydown', hear)
    const opener = widget.getByRole('button', { name: '打开' })
    opener.focus()
    await userEvent.click(opener)
    const dialog = widget.getByRole('dialog', { name: '对话框' })

    // A press elsewhere in the same shadow root closes the menu.
    await userEvent.click(within(dialog).getByRole('button', { name: '更多' }))
    await waitFor(() => expect(widget.getByRole('menuitem')).toBeVisible())
    await userEvent.click(widget.getByText('对话框里的其他内容'))
    await waitFor(() => expect(widget.queryByRole('menu')).toBeNull())

    // A part that is loaded late brings its styles into this shadow root, and only there.
    await userEvent.click(within(dialog).getByRole('button', { name: '更多' }))
    await userEvent.click(await widget.findByRole('menuitem', { name: '预览' }))
    const preview = await widget.findByRole('dialog', { name: '板书-抛物线.jpg' })
    const stage = preview.querySelector('.preview-stage')
    await expect(stage && getComputedStyle(stage).position).toBe('relative')
    await expect(host.shadowRoot?.adoptedStyleSheets).toHaveLength(kitStyles.length + 1)

    // Escape closes one thing at a time, and the page hears nothing of it.
    preview.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(widget.queryByRole('dialog', { name: '板书-抛物线.jpg' })).toBeNull())
    dialog.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(widget.queryByRole('dialog')).toBeNull())
    await expect(host.shadowRoot?.activeElement).toBe(opener)
    await expect(escapes).not.toHaveBeenCalled()
    document.removeEventListener('keydown', hear)
  },
}
