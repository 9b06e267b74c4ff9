/** Before an entry of a list goes with its button: the focus goes to the entry beside it, after the last one to the part. */
export function focusBeside(button: HTMLElement) {
  const entry = button.closest('li')
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling ?? button.closest('section')
  beside?.querySelector('button')?.focus()
}
