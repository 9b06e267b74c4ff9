export { default } from '@mango/live-class/courseware-editor/define'
