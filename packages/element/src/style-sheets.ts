import { sheetOf } from '@mango/ui/style-sheets'

/** Gives a shadow root its styles. */
export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  const sheets = styles.flatMap((css) => sheetOf(root.ownerDocument, css) ?? [])
  if (sheets.length > 0) root.adoptedStyleSheets = sheets
}

/** Takes one of a shadow root's styles away. The others stay, those too that a part has added since. */
export function dropStyle(root: ShadowRoot, css: string): void {
  const sheet = sheetOf(root.ownerDocument, css)
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet)
}
