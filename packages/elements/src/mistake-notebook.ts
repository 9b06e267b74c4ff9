export { default } from '@mango/mistake-notebook/mistake-notebook/define'
