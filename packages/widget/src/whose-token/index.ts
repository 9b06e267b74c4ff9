export { WhoseToken } from './whose-token.tsx'
