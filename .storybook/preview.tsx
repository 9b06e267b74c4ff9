import type { Decorator, Preview } from '@storybook/react-vite'
import { lazy, Suspense, type ComponentProps } from 'react'
import { configure } from 'storybook/test'
import { adoptKitStyles } from './adopt-styles.ts'
import { nothingStale } from './nothing-stale.ts'
import { isProved } from './proof.ts'
import { quietFrame } from './quiet-frame.ts'
import { realTypes } from './real-types.ts'
import { Room, Stage } from './stage.tsx'
import { whatSticksOut } from './sticks-out.ts'
import './stage.css'

adoptKitStyles()

const shown = new URLSearchParams(location.search)
// The module of a story comes after Storybook's index: what its backend begins with is fetched and opened meanwhile.
if (shown.get('viewMode') === 'story' && shown.get('id')?.startsWith('widgets-'))
  void import('../stories/live-backend.ts').then(({ start }) => start())

// Half of what Storybook itself weighs, and no story needs it.
const LateDocsPage = lazy(() => import('./docs-page.tsx'))
const LateDocsContainer = lazy(() => import('./docs-container.tsx'))
const DocsPage = () => (
  <Suspense>
    <LateDocsPage />
  </Suspense>
)
const DocsContainer = (props: ComponentProps<typeof LateDocsContainer>) => (
  <Suspense>
    <LateDocsContainer {...props} />
  </Suspense>
)

if (window.frameElement?.closest('.docs-story')) quietFrame()

// Storybook says in the address how it shows a story; a run of the tests does not.
const tested = !shown.has('viewMode')
// A busy machine draws late, and what is waited for has a time limit of its own anyway: the test's.
configure({ asyncUtilTimeout: 10_000 })

/** What elements told of crashes while a story was shown. */
let crashes: string[] = []
document.addEventListener('element-error', (event) => {
  if (event instanceof CustomEvent) crashes.push(String(event.detail?.error?.stack ?? event.detail?.error))
})

const onStage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = String(globals['theme'])
  // What lies over the frame while the next story comes.
  if (viewMode === 'story') document.documentElement.dataset['cover'] = theme
  // Stories of elements are their own stage: they bring wrapper, theme and styles in their shadow root.
  const isElement = parameters['stage'] === false
  return (
    <Room theme={theme} full={viewMode === 'story'}>
      {isElement ? (
        <Story />
      ) : (
        <Stage theme={theme} width={String(globals['width'])} bare={parameters['layout'] === 'fullscreen'}>
          <Story />
        </Stage>
      )}
    </Room>
  )
}

/** Code samples are written from what is drawn: `[object Set]` is one of those that cannot be read back. */
const readable = (code: string) => code.replaceAll(/\[object (\w+)\]/g, 'new $1(…)')

export default {
  initialGlobals: { theme: 'light', width: 'full' },
  globalTypes: {
    theme: {
      description: '外观',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: '浅色' },
          { value: 'dark', title: '深色' },
          { value: 'auto', title: '跟随系统' },
        ],
      },
    },
    width: {
      description: '容器宽度',
      toolbar: {
        icon: 'grow',
        dynamicTitle: true,
        items: [
          { value: '320', title: '320 px' },
          { value: '1024', title: '1024 px' },
          { value: 'full', title: '全宽' },
        ],
      },
    },
  },
  argTypesEnhancers: [realTypes],
  decorators: [onStage],
  beforeEach() {
    crashes = []
    // What the story before left half written.
    for (const key of Object.keys(localStorage)) if (/^mango:[a-z]+-draft:/.test(key)) localStorage.removeItem(key)
  },
  // A story of a crash says so by `parameters: { crashes: true }`, one that is drawn in one theme alone by `oneTheme: true`.
  async afterEach(context) {
    const { globals, parameters } = context
    if (!parameters['crashes'] && crashes.length > 0) throw new Error(`An element crashed:\n${crashes.join('\n')}`)
    if (!tested) return
    if (!isProved(context)) throw new Error('This story has neither a play nor a reason: parameters.picture')
    await nothingStale()
    const faults = whatSticksOut()
    if (!parameters['oneTheme']) {
      const { colourFaultsInTheOtherTheme } = await import('./in-the-other-theme.ts')
      faults.push(...(await colourFaultsInTheOtherTheme(String(globals['theme']))))
    }
    if (faults.length > 0) throw new Error(faults.join('\n\n'))
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: DocsPage, container: DocsContainer, source: { type: 'dynamic', transform: readable } },
    jsx: { functionValue: () => '() => {}' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          'Parts',
          'Widget parts',
          'Patterns',
          ['About', '*'],
          'Widgets',
          'API',
          'Embedding',
          '*',
          'Changelog',
        ],
      },
    },
  },
  tags: ['autodocs'],
} satisfies Preview
