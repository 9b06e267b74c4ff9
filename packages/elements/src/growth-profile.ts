export { default } from '@mango/growth-profile/growth-profile/define'
