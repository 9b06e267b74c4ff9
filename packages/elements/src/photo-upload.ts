export { default } from '@mango/correction/photo-upload/define'
