export { default } from '@mango/live-class/answer-pad/define'
