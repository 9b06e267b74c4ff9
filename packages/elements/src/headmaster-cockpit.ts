export { default } from '@mango/shell/headmaster-cockpit/define'
