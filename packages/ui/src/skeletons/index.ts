export {
  CardSkeletons,
  ChartSkeleton,
  RowSkeletons,
  useSkeletonStyles,
  type CardSkeletonsProps,
  type ChartSkeletonProps,
  type RowSkeletonsProps,
} from './skeletons.tsx'
