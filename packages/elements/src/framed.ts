import { faces } from 'virtual:mango-faces'
import { defineFramed } from './framed/define-framed.ts'

/**
 * Takes the place of the loader on a page that must not have the session: the same tags, each in a frame of the origin this script
 * comes from. Without a document (imported by a server) there is nothing to do.
 */
const script = typeof document === 'undefined' ? null : document.currentScript
if (script instanceof HTMLScriptElement && script.src) {
  const frame = new URL('frame.html', script.src)
  for (const [tag, face] of Object.entries(faces)) defineFramed(tag, face, frame)
}
