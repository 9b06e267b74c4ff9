/** The live area: what it shows, and whether the ranking comes back when it returns to it. */
export interface AreaState {
  readonly area: 'ranking' | 'bars'
  readonly rankingShown: boolean
  /** Whether the ranking was shown before the bars took its place. */
  readonly rankingBefore: boolean
}
export const firstArea: AreaState = { area: 'ranking', rankingShown: true, rankingBefore: true }
export function switchArea(state: AreaState, area: AreaState['area']): AreaState {
  if (area === state.area) return state
  return area === 'bars'
    ? { area, rankingShown: false, rankingBefore: state.rankingShown }
    : { area, rankingShown: state.rankingBefore, rankingBefore: state.rankingBefore }
}
export const toggleRanking = (state: AreaState): AreaState =>
  state.area === 'ranking' ? { ...state, rankingShown: !state.rankingShown } : state
