export { default } from '@mango/paper-records/paper-detail/define'
