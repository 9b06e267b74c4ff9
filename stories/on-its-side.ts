/** The window of a small phone that is held on its side, for a story's globals and parameters. */
export const onItsSide = {
  globals: { viewport: { value: 'onItsSide', isRotated: false } },
  parameters: {
    viewport: { options: { onItsSide: { name: 'A phone on its side', styles: { width: '667px', height: '320px' } } } },
  },
}
