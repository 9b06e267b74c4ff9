import { extensionOf } from '@mango/contract/library'

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  mp4: 'video/mp4',
  mpeg4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  aac: 'audio/aac',
  m4a: 'audio/mp4',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
}
/** What a browser would run as a document of this origin. */
const active = new Set(['svg', 'html', 'htm', 'xml'])

const typeOf = (extension: string) => (Object.hasOwn(types, extension) ? types[extension] : undefined)

/** Whether a browser may show an object in a page instead of saving it. */
function isShown(key: string): boolean {
  const extension = extensionOf(key)
  return typeOf(extension) !== undefined && !active.has(extension)
}

/** RFC 5987: what `encodeURIComponent` leaves as it is, and a header must not hold. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Whether an object is shown or saved, and under which name it is saved. */
export const dispositionOf = (key: string, fileName: string, saved = false): string =>
  `${isShown(key) && !saved ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(fileName.toWellFormed())}`

/** Headers that say what an object is, and keep a browser from running it. */
export const contentHeaders = (key: string, disposition: string): Record<string, string> => ({
  'Content-Type': typeOf(extensionOf(key)) ?? 'application/octet-stream',
  'X-Content-Type-Options': 'nosniff',
  ...(disposition && { 'Content-Disposition': disposition }),
  // A PDF under `sandbox` would not be shown by Chromium's viewer; it runs nothing of this origin anyway.
  ...(!isShown(key) && {
    'Content-Disposition': disposition || 'attachment',
    'Content-Security-Policy': "sandbox; default-src 'none'",
  }),
})
