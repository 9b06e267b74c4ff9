// What stands in brackets may stand in brackets of brackets: color-mix(in oklab, var(--leaf) 88%, black).
const brackets = /\((?:[^()]|\([^()]*\))*\)/.source
const argument = `(?:[^(),]|${brackets})*`
const lightDark = new RegExp(`light-dark\\((${argument}),${argument}\\)`, 'g')
const darkScheme = /(color-scheme:\s*)(?:light )?dark\b/g

/**
 * Styles for browsers without light-dark(), which Chrome knows since 123 and Safari since 17.5. They have the light theme alone; so
 * are the controls that they draw themselves.
 */
export const lightHalf = (css: string): string => css.replaceAll(lightDark, '$1').replaceAll(darkScheme, '$1light')
