import { create } from 'storybook/theming'

const words = "'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans CJK SC', system-ui, sans-serif"
const looks = {
  light: { page: '#f6f5f1', surface: '#ffffff', line: '#e5e2da', text: '#1f1e1a', quiet: '#5c584f', leaf: '#0e7457' },
  dark: { page: '#151410', surface: '#1e1d19', line: '#34322b', text: '#eceae2', quiet: '#b7b3a7', leaf: '#46c79e' },
} as const

/** Storybook itself, in the colours of the kit. */
export function brand(base: keyof typeof looks) {
  const { page, surface, line, text, quiet, leaf } = looks[base]
  return create({
    base,
    brandTitle: 'Mango Elements',
    brandImage: './mango-elements.svg',
    brandTarget: '_self',
    fontBase: words,
    colorPrimary: leaf,
    colorSecondary: leaf,
    appBg: page,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: line,
    appBorderRadius: 8,
    textColor: text,
    textMutedColor: quiet,
    barBg: surface,
    barTextColor: quiet,
    barSelectedColor: leaf,
    barHoverColor: leaf,
    inputBg: surface,
    inputBorder: line,
    inputTextColor: text,
    inputBorderRadius: 8,
  })
}
