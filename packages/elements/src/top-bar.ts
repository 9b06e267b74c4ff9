export { default } from '@mango/shell/top-bar/define'
export type {
  ModuleOpenDetail,
  SchoolChangeDetail,
  SessionEndDetail,
  SubjectChangeDetail,
} from '@mango/shell/top-bar/face'
