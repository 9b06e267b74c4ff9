export { default } from '@mango/evaluation/evaluation-tree/define'
