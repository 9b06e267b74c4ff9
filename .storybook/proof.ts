/** A story proves what it shows by its `play`. One that is a picture and nothing else says why, by `parameters: { picture: '…' }`. */
export const isProved = ({ parameters, ...story }: { parameters: Record<string, unknown> }): boolean =>
  ('playFunction' in story && typeof story.playFunction === 'function') || typeof parameters['picture'] === 'string'
