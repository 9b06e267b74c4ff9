export { Meter, Progress, type MeterProps, type ProgressProps, type Tone } from './progress.tsx'
