import { kitStyles } from '@mango/ui/styles'

const sheetOf = (css: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

const sheets = kitStyles.map(sheetOf)

/** Gives the document the kit's looks, as an element does for its shadow root. */
export function adoptKitStyles(): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet)), ...sheets]
}
