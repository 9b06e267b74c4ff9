import { build } from '../../scripts/build.ts'

/** Journeys run on the built files; what is stale is built first. */
export default () => build({ all: false })
