import { tags } from 'virtual:mango-tags'
import { holdCalls } from './loader/hold-calls.ts'
import { importElement } from './loader/import-element.ts'
import { isOldBrowser, reportOldBrowser } from './loader/old-browser.ts'
import { ownScript } from './loader/own-script.ts'
import { reserveSpace } from './loader/reserve-space.ts'
import { takeSuffix } from './loader/take-suffix.ts'
import { verifiedFiles } from './loader/verified-files.ts'
import { watchPage } from './loader/watch-page.ts'

/** The one script tag of a page: brings the code of each of our tags that the page holds, or comes to hold. */
function start(): void {
  const script = ownScript()
  const suffix = takeSuffix(script)
  const mark = Symbol.for(`mango.elements.loader${suffix}`)
  const address = script?.src.split('?', 1)[0] ?? ''
  const first: unknown = Reflect.get(window, mark)
  if (first !== undefined && first !== address)
    console.warn(`${first} has the elements of this page already; ${address} is not used`)
  if (first !== undefined) return
  Object.defineProperty(window, mark, { value: address })
  if (isOldBrowser()) return reportOldBrowser()
  const byName = new Map(tags.map((tag) => [tag[0] + suffix, tag]))
  reserveSpace(byName)
  const verify = script ? verifiedFiles(script) : undefined
  watchPage((element) => {
    const name = element.localName
    const tag = byName.get(name)
    if (!tag) return
    const bring = () => void importElement(name, tag[0], script, verify)
    holdCalls(element, tag[2], bring)
    bring()
  })
}

// Without a document (imported by a server) there is nothing to do.
if (typeof document !== 'undefined') start()
