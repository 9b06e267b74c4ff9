const onSide = (name: string, width: number, height: number) => ({
  globals: { viewport: { value: name, isRotated: false } },
  parameters: {
    viewport: { options: { [name]: { name, styles: { width: `${width}px`, height: `${height}px` } } } },
  },
})

/** The window of a small phone that is held on its side, for a story's globals and parameters. */
export const onItsSide = onSide('A small phone on its side', 667, 320)
/** Of a wide one: its dialogs are as wide as on a screen. */
export const wideOnItsSide = onSide('A wide phone on its side', 844, 390)
