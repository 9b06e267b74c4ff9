import { areaArrows } from './area-arrows.js'
import { packageArrows } from './package-arrows.js'
import { promisedBrowsers } from './promised-browsers.js'

export default {
  meta: { name: 'house' },
  rules: { 'area-arrows': areaArrows, 'package-arrows': packageArrows, 'promised-browsers': promisedBrowsers },
}
