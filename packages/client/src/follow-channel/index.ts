export { liveAddress } from '../live-channel/address.ts'
export { followChannel } from './follow-channel.ts'
