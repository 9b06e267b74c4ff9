export { default } from '@mango/mistake-notebook/personal-home/define'
