import { router } from '../../demo/adminv2/src/router.ts'

/** Every route that draws something, as the router knows them. */
export const routes = Object.values(router.routesById)
  .filter((route) => route.options.staticData?.title)
  .map((route) => route.fullPath)

export const ofStudents = (path: string): boolean => path.startsWith('/mangoStudent')
export const ofNobody = (path: string): boolean => path.startsWith('/login')
export const ofTeachers = (path: string): boolean => !ofNobody(path) && !ofStudents(path)

/** What a screen needs to show more than that it was asked for nothing. */
const queries: Readonly<Record<string, string>> = { '/examinationMan/details': '?examId=1000' }

export const addressOf = (path: string): string => `/adminv2${path}${queries[path] ?? ''}`
