export { Icon, type IconName, type IconProps } from './icon.tsx'
export { glyphs } from './glyphs.ts'
