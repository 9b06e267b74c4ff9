export { IconButton, type IconButtonProps } from './icon-button.tsx'
export { IconLink, type IconLinkProps } from './icon-link.tsx'
