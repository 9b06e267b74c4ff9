const colorMix = /color-mix\(in \w+,\s*((?:[^(),]|\([^()]*\))*?)(?: \d+%)?,(?:[^()]|\([^()]*\))*\)/g

/** Styles for browsers without color-mix(), which Chrome knows since 111: a mixed colour is the first of those it is mixed of. */
export const unmixed = (css: string): string => css.replaceAll(colorMix, '$1')
