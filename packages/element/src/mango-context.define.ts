import { MangoContext } from './mango-context.ts'
import { register } from './registry.ts'

export default register('mango-context', () => MangoContext)
