import { getHeadmasterCockpit } from '@mango/contract/headmaster-cockpit'
import { answers, hangs, refuses, type Fake } from '../../../../stories/fakes.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import { inside, page, shows, somebody } from '../../../../stories/shell-stage.tsx'
import cockpit from 'virtual:prepared-cockpit'
import './headmaster-cockpit.define.ts'

interface Args {
  header: boolean
}

const meta: Meta<Args> = {
  title: 'Widgets/headmaster-cockpit',
  args: { header: true },
  parameters: { stage: false, layout: 'fullscreen' },
  // A frame's page is not among the calls that the backend of this page answers: it was made before, and lies beside the story.
  loaders: [() => answering(answers(getHeadmasterCockpit, { data: new URL(cockpit, location.href).href }))()],
  render: (args, { globals }) => page(globals, createElement('headmaster-cockpit', args)),
}
export default meta
type Story = StoryObj<Args>

const answering = (fake: Fake) => somebody('headmaster', {}, fake)
const tag = 'headmaster-cockpit'

export const WithHeader: Story = { play: ({ canvasElement }) => shows(canvasElement, tag, '校长驾驶舱') }
/** The framed page is told the theme around it. */
export const WithHeaderDark: Story = { ...WithHeader, globals: { theme: 'dark' } }
export const WithoutHeader: Story = {
  args: { header: false },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inside(canvasElement, tag).getByTitle('校长驾驶舱')).toHaveAttribute('src'), {
      timeout: 20_000,
    })
    await expect(inside(canvasElement, tag).queryByRole('heading')).toBeNull()
  },
}
export const Loading: Story = {
  loaders: [answering(hangs(getHeadmasterCockpit))],
  play: ({ canvasElement }) => shows(canvasElement, tag, '正在打开校长驾驶舱…'),
}
export const Failed: Story = {
  loaders: [answering(refuses(getHeadmasterCockpit, '驾驶舱维护中'))],
  play: ({ canvasElement }) => shows(canvasElement, tag, '驾驶舱维护中'),
}
export const UnsafeAddress: Story = {
  loaders: [answering(answers(getHeadmasterCockpit, { data: 'javascript:alert(1)' }))],
  play: ({ canvasElement }) => shows(canvasElement, tag, '驾驶舱地址不正确'),
}
/** The page's policy forbids the frame: it is told, with a way around. */
export const Refused: Story = {
  loaders: [answering(answers(getHeadmasterCockpit, { data: 'http://cockpit.example/school' }))],
  play: async ({ canvasElement }) => {
    // The frame is there, with its address: from then on a refusal is heard.
    await waitFor(() => expect(inside(canvasElement, tag).getByTitle('校长驾驶舱')).toHaveAttribute('src'), {
      timeout: 20_000,
    })
    const refusal = { effectiveDirective: 'frame-src', blockedURI: 'http://cockpit.example/school' }
    document.dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', {
        ...refusal,
        violatedDirective: 'frame-src',
        originalPolicy: "frame-src 'self'",
        disposition: 'enforce',
        documentURI: location.href,
        statusCode: 200,
      }),
    )
    await shows(canvasElement, tag, '浏览器不允许在这里打开校长驾驶舱')
  },
}
export const NoPermission: Story = {
  loaders: [somebody('student')],
  play: ({ canvasElement }) => shows(canvasElement, tag, '没有操作权限'),
}
export const Dark: Story = { ...Failed, globals: { theme: 'dark' } }
export const Narrow: Story = { ...Failed, globals: { width: '320' } }
