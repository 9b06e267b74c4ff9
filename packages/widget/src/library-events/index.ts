export { lateOf, pickedOf, type Picked } from './library-events.ts'
