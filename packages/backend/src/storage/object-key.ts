/** Whether an object may have this key: no way up, no start at a root, no control characters, at most 1,023 bytes. */
export function isObjectKey(key: string): boolean {
  const bytes = new TextEncoder().encode(key).length
  // A control character is exactly what is looked for.
  // oxlint-disable-next-line no-control-regex
  return bytes > 0 && bytes <= 1023 && !/^[/\\]|[\u0000-\u001f\u007f]/.test(key) && !key.split(/[/\\]/).includes('..')
}
