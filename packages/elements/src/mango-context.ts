export { default } from '@mango/element/mango-context/define'
