import { evaluationFileType, type EvaluationFile } from '@mango/contract/evaluation'

/** Whether a video can't be played yet: its still comes with the transcoded file. */
export const isTranscoding = ({ type, transcodeImg }: Pick<EvaluationFile, 'type' | 'transcodeImg'>): boolean =>
  type === evaluationFileType.transcodedVideo && transcodeImg === ''
