import { STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** A story that opens a dialog, or goes to a place in itself, takes the focus and the place from whoever reads the page around it. Until it stands, it cannot. */
export function quietFrame(): void {
  const { documentElement } = document
  const { showModal } = HTMLDialogElement.prototype
  const { scrollIntoView } = Element.prototype
  const opened: HTMLDialogElement[] = []
  documentElement.inert = true
  // The browser's own also scrolls the pages around a frame.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrollBy(0, this.getBoundingClientRect().top)
  }
  // What is around a modal dialog does not make it inert.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.inert = true
    opened.push(this)
    showModal.call(this)
  }
  const stands = () => {
    HTMLDialogElement.prototype.showModal = showModal
    Element.prototype.scrollIntoView = scrollIntoView
    for (const element of [documentElement, ...opened]) element.inert = false
  }
  void addons.ready().then((channel) => channel.once(STORY_FINISHED, stands))
}
