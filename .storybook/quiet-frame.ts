import { STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** A story that opens a list or a dialog takes the focus from whoever reads the page around it: until it stands, nothing here can have it. */
export function quietFrame(): void {
  const { documentElement } = document
  const { showModal } = HTMLDialogElement.prototype
  const opened: HTMLDialogElement[] = []
  documentElement.inert = true
  // What is around a modal dialog does not make it inert.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.inert = true
    opened.push(this)
    showModal.call(this)
  }
  const stands = () => {
    HTMLDialogElement.prototype.showModal = showModal
    for (const element of [documentElement, ...opened]) element.inert = false
  }
  void addons.ready().then((channel) => channel.once(STORY_FINISHED, stands))
}
