type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>

/** What a press on a link does: it leads on if it may. With a key held the browser opens it elsewhere, and nobody leaves. */
export const leaveIf = (mayLeave: () => boolean) => (press: Press) => {
  const opensElsewhere = press.ctrlKey || press.metaKey || press.shiftKey
  if (!opensElsewhere && !mayLeave()) press.preventDefault()
}
