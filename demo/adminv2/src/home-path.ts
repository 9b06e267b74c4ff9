import { sessionUser } from '@mango/elements/session'

/** The home of whoever is logged in. */
export const homePath = () => (sessionUser()?.role === '学生' ? '/mangoStudent' : '/mangoTeacher')
