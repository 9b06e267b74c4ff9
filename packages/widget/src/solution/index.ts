export { Explanation } from './explanation.tsx'
export { Solution, type SolutionFields } from './solution.tsx'
