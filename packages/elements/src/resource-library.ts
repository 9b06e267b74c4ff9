export { default } from '@mango/resource-library/resource-library/define'
