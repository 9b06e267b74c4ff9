import { useSyncExternalStore } from 'react'

// Everything outside the topmost modal dialog is inert: what must stay usable above it has to be drawn inside it.
const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** Notes that a dialog is on top; returns what takes it off again. */
export function enterTop(dialog: HTMLDialogElement): () => void {
  open.push(dialog)
  tell()
  return () => {
    open.splice(open.indexOf(dialog), 1)
    tell()
  }
}

/** Calls back when another dialog is on top: before one closes, after one has opened. @returns stops it */
export const watchTopDialog = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The topmost open dialog, of a document or shadow root or of the whole page, if any. */
export const topDialog = (root?: Node): HTMLDialogElement | undefined =>
  root ? open.findLast((dialog) => dialog.getRootNode() === root) : open.at(-1)

/** The same, for what is drawn by it. */
export const useTopDialog = (root?: Node): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    watchTopDialog,
    () => topDialog(root),
    () => undefined,
  )
