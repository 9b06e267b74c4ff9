export { showUnattended } from './show-unattended.tsx'
