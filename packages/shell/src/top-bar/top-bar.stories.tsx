import { session } from '@mango/client'
import { code } from '@mango/contract'
import { loginByToken } from '@mango/contract/account'
import { answers, hangs, refuses } from '../../../../stories/fakes.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { listSubjects, text as subjectsText } from '@mango/contract/subjects'
import { asksForLeave } from '../../../../stories/element-stage.tsx'
import { inside, nobody, page, shows, somebody } from '../../../../stories/shell-stage.tsx'
import { moduleGroups } from './modules.ts'
import './top-bar.define.ts'

interface Args {
  currentPath: string
  brand: string
}

const stay = (event: Event) => event.preventDefault()

const meta: Meta<Args> = {
  title: 'Widgets/top-bar',
  args: { currentPath: '/adminv2/examinationMan/administration', brand: '' },
  parameters: { stage: false, layout: 'fullscreen' },
  render: (args, { globals }) =>
    page(
      globals,
      createElement('top-bar', {
        ...args,
        'onmodule-open': stay,
        'onhome-open': stay,
        'onsession-end': stay,
        'onschool-change': stay,
      }),
    ),
}
export default meta
type Story = StoryObj<Args>

const tag = 'top-bar'
const settled = (canvas: HTMLElement) =>
  waitFor(() => expect(inside(canvas, tag).getByRole('button', { name: /^科目：/ })).toBeVisible(), { timeout: 20_000 })

const withEntries = (count: number): Story => ({
  loaders: [
    somebody('everything', {
      authority: moduleGroups
        .flat()
        .slice(0, count)
        .map(({ id }) => id)
        .join('#'),
    }),
  ],
  play: async ({ canvasElement }) => {
    await settled(canvasElement)
    await expect(inside(canvasElement, tag).queryAllByRole('link')).toHaveLength(1 + Math.min(count, 9))
    await expect(inside(canvasElement, tag).queryAllByRole('button', { name: '更多模块' })).toHaveLength(
      count > 9 ? 1 : 0,
    )
  },
})
const open = (story: Story, name: string | RegExp): Story => ({
  ...story,
  play: async ({ canvasElement }) => {
    await settled(canvasElement)
    await userEvent.click(inside(canvasElement, tag).getByRole('button', { name }))
    await waitFor(() => expect(inside(canvasElement, tag).getByRole('menu')).toBeVisible())
  },
})

/** Another origin's page, which has a token and no cookies. */
const withToken = async () => {
  await somebody('everything')()
  const userToken = session.token()
  session.end()
  return { userToken }
}
export const GivenToken: Story = {
  loaders: [withToken],
  render: (args, { globals, loaded }) =>
    createElement(
      'mango-context',
      { theme: String(globals['theme']), 'user-token': String(loaded['userToken']) },
      createElement('top-bar', { ...args, 'onmodule-open': stay, 'onhome-open': stay, 'onsession-end': stay }),
    ),
  play: async ({ canvasElement }) => {
    await settled(canvasElement)
    await waitFor(() => expect(inside(canvasElement, tag).getAllByRole('link').length).toBeGreaterThan(5))
    await expect(inside(canvasElement, tag).getByRole('button', { name: '学校：芒果实验学校' })).toBeVisible()
  },
}
export const NoEntries = withEntries(0)
export const FiveEntries = withEntries(5)
export const NineEntries = withEntries(9)
export const TenEntries = withEntries(10)
export const TwentyEntries = withEntries(20)
export const MoreOpen = open(TwentyEntries, '更多模块')
export const CurrentUnderMore: Story = { ...TwentyEntries, args: { currentPath: '/adminv2/headmasterCockpit' } }
export const OpensTheHome: Story = {
  loaders: [somebody('everything')],
  play: async ({ canvasElement }) => {
    await settled(canvasElement)
    const [brand] = inside(canvasElement, tag).getAllByRole('link')
    if (brand) await asksForLeave(canvasElement, brand, 'home-open')
  },
}
export const Dark: Story = { ...TwentyEntries, globals: { theme: 'dark' } }
export const MoreOpenDark: Story = { ...MoreOpen, globals: { theme: 'dark' } }
export const Folded: Story = {
  ...TwentyEntries,
  globals: { width: '320' },
  play: ({ canvasElement }) => settled(canvasElement),
}
export const FoldedOpen: Story = { ...open(TwentyEntries, '模块'), globals: { width: '320' } }
export const SubjectOpen = open(TwentyEntries, /^科目：/)
export const SchoolOpen = open(TwentyEntries, /^学校：/)
export const AccountOpen = open(TwentyEntries, /账号/)
export const KeyboardHelp: Story = {
  ...TwentyEntries,
  play: async (context) => {
    await AccountOpen.play?.(context)
    await userEvent.click(inside(context.canvasElement, tag).getByRole('menuitem', { name: '键盘操作' }))
    await shows(context.canvasElement, tag, '关闭对话框或菜单')
  },
}
export const KeyboardHelpNarrowDark: Story = { ...KeyboardHelp, globals: { theme: 'dark', width: '320' } }

export const OneSchool: Story = {
  loaders: [somebody('ordinary')],
  play: async ({ canvasElement }) => {
    await settled(canvasElement)
    await expect(inside(canvasElement, tag).queryByRole('button', { name: /^学校：/ })).toBeNull()
  },
}
/** Beside nine modules, on the screen of an old classroom. */
export const SchoolIsReadWhole: Story = {
  ...TwentyEntries,
  globals: { width: '1024' },
  play: async ({ canvasElement }) => {
    await settled(canvasElement)
    const bar = inside(canvasElement, tag)
    const school = bar.getByText('芒果实验学校')
    await expect(school.scrollWidth).toBe(school.clientWidth)
    await expect(bar.getByRole('button', { name: '学校：芒果实验学校' })).toHaveAttribute('title', '芒果实验学校')
    await expect(bar.getAllByRole('link')).toHaveLength(10)
  },
}
export const SwitchFailed: Story = {
  loaders: [somebody('everything', {}, refuses(loginByToken, '您不属于该学校', code.refused))],
  play: async ({ canvasElement }) => {
    await settled(canvasElement)
    await userEvent.click(inside(canvasElement, tag).getByRole('button', { name: /^学校：/ }))
    await userEvent.click(inside(canvasElement, tag).getByRole('menuitemradio', { name: '芒果第二中学' }))
    await shows(canvasElement, tag, '您不属于该学校')
  },
}
export const SubjectsLoading: Story = {
  loaders: [somebody('everything', {}, hangs(listSubjects))],
  play: async ({ canvasElement }) => {
    // The rest of the bar does not wait for them.
    await waitFor(() => expect(inside(canvasElement, tag).getByRole('button', { name: /账号/ })).toBeVisible(), {
      timeout: 20_000,
    })
    await expect(inside(canvasElement, tag).queryByRole('button', { name: /^科目：/ })).toBeNull()
  },
}
export const NoSubjects: Story = {
  loaders: [somebody('everything', {}, answers(listSubjects, { data: [] }))],
  play: ({ canvasElement }) => shows(canvasElement, tag, subjectsText.noSubjects),
}
/** The longest that can stand in the subject's place leaves the page as wide as the phone. */
export const NoSubjectsNarrow: Story = { ...NoSubjects, globals: { width: '320' } }
const student = (gender: string): Story => ({
  args: { currentPath: '/adminv2/mangoStudent/studentHomepage' },
  loaders: [somebody('student', { gender })],
  play: async ({ canvasElement }) => {
    const account = await waitFor(() => inside(canvasElement, tag).getByRole('button', { name: /账号/ }))
    await expect(inside(canvasElement, tag).getAllByRole('button')).toHaveLength(1)
    // The name stands beside the portrait, on a phone too.
    const [name] = account.getElementsByClassName('bar-name')
    await expect(name).toBeVisible()
    await expect(name && getComputedStyle(name).clipPath).toBe('none')
  },
})
export const StudentBoy = student('1')
export const StudentGirl = student('2')
export const StudentDark: Story = { ...StudentGirl, globals: { theme: 'dark' } }
export const StudentNarrow: Story = { ...StudentBoy, globals: { width: '320' } }
export const VeryLongNames: Story = {
  args: { brand: '很长的平台名称'.repeat(5) },
  loaders: [somebody('everything', { name: '名字很长的老师'.repeat(3) })],
  play: ({ canvasElement }) => settled(canvasElement),
}
export const LoggedOut: Story = {
  loaders: [nobody()],
  play: ({ canvasElement }) => shows(canvasElement, tag, '登录'),
}
