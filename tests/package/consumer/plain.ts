import '@mango/elements/loader'
import ResourceLibrary, {
  type ResourceConfirmDetail,
  type ResourceLibraryElement,
} from '@mango/elements/resource-library'
import '@mango/elements/mango-context'

const library = document.createElement('resource-library')
library.types = [2, 6]
library.variant = 'evaluation'
library.addEventListener('resource-confirm', (event) => {
  const { detail } = event
  const names: string[] = detail.mode === 'link' ? [detail.link.name] : detail.files.map((file) => file.fileName)
  document.title = names.join()
})
library.addEventListener('notice', ({ detail }) => console.log(detail.kind, detail.text))
library.addEventListener('click', (event) => console.log(event.clientX))
// One listener above many elements, as Embedding shows it.
document.addEventListener('exam-open', (event) => {
  const id: number = event.detail.examId
  document.title = String(id)
})
document.addEventListener('notice', ({ detail }) => detail.action?.run())
document.addEventListener('element-error', ({ detail }) => detail.retry())
document.addEventListener('browser-unsupported', ({ detail }) => console.log(detail.tag))
document.documentElement.addEventListener('session-expired', (event) => event.preventDefault())
// Without a value counts what counts without one.
library.types = undefined
library.heading = null
const shown: Promise<void> = library.show()
const found: ResourceLibraryElement | null = document.querySelector('resource-library')
const detail: ResourceConfirmDetail = { mode: 'link', link: { name: '', url: '' } }
const theme: 'light' | 'dark' | 'auto' | undefined = document.createElement('mango-context').theme

// @ts-expect-error no such variant
library.variant = 'other'
// @ts-expect-error not a list
library.types = 2
// @ts-expect-error no such method
library.open()

export default [ResourceLibrary, shown, found, detail, theme]
