export { default } from '@mango/live-class/live-class-board/define'
