export { default } from '@mango/paper-records/paper-picker/define'
