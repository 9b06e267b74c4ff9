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
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
}
/** What a browser would run as a document of this origin. */
const active = new Set(['svg', 'html', 'htm', 'xml'])

/** Headers that say what an object is, and keep a browser from running it. */
export function contentHeaders(key: string): Record<string, string> {
  const extension = extensionOf(key)
  const type = Object.hasOwn(types, extension) ? types[extension] : undefined
  const inline = type !== undefined && !active.has(extension)
  return {
    'Content-Type': type ?? 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
    // A PDF under `sandbox` would not be shown by Chromium's viewer; it runs nothing of this origin anyway.
    ...(!inline && { 'Content-Disposition': 'attachment', 'Content-Security-Policy': "sandbox; default-src 'none'" }),
  }
}
