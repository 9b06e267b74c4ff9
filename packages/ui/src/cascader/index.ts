export { Cascader, type CascaderProps } from './cascader.tsx'
