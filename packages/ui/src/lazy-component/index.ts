export { lazyComponent } from './lazy-component.tsx'
