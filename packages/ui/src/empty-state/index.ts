export { EmptyState, type DrawingName, type EmptyStateProps } from './empty-state.tsx'
