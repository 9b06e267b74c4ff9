export {
  SegmentedChoice,
  type SegmentedChoiceProps,
  type SegmentedOption,
  type SegmentTone,
} from './segmented-choice.tsx'
