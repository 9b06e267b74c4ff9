export { default } from '@mango/paper-records/paper-list/define'
