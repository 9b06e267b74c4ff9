export {
  CardSkeletons,
  ChartSkeleton,
  RowSkeletons,
  type CardSkeletonsProps,
  type ChartSkeletonProps,
  type RowSkeletonsProps,
} from './skeletons.tsx'
