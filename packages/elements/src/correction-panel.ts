export { default } from '@mango/correction/correction-panel/define'
