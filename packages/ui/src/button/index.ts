export { Button, ButtonLink, type ButtonLinkProps, type ButtonLook, type ButtonProps } from './button.tsx'
