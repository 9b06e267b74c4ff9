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
