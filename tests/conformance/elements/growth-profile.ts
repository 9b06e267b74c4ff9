import { face } from '@mango/growth-profile/growth-profile/face'
import { defineConformance } from '../definition.ts'

export const definition = defineConformance({ face, attributes: { 'student-id': '1', 'student-name': '夏书豪' } })
