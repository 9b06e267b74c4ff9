import { rememberedLoginView } from '@mango/elements/session'
import { createRoute, redirect, type AnyRoute } from '@tanstack/react-router'
import { root } from './root.ts'

/** Leads on to another path, with the query. */
export const leadTo = (to: () => string) => () => {
  throw redirect({ to: to(), search: (before: object) => before, replace: true })
}

export const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: leadTo(() => `/login/${rememberedLoginView()}`),
})

/** The empty and the unknown child of a section: both lead to its default. */
export const toDefault = <const S extends AnyRoute>(section: S, to: string) =>
  [
    createRoute({ getParentRoute: () => section, path: '/', beforeLoad: leadTo(() => to) }),
    createRoute({ getParentRoute: () => section, path: '$', beforeLoad: leadTo(() => to) }),
  ] as const

/** Children that are also known by their own name alone: `/ttWork` is `/tongTongWork/ttWork`. */
const sectionOf = {
  ttWork: 'tongTongWork',
  ttWorkDetail: 'tongTongWork',
  ttWorkRecord: 'tongTongWork',
  diagnosis: 'unitDiagnosis',
  scanSelect: 'paperScan',
  scanList: 'paperScan',
  declareDefine: 'mastersList',
  activityDefine: 'mastersList',
  declareShow: 'mastersList',
  monitorIndex: 'studyMonitor',
  modifyQuestion: 'questionBank',
  intelligentCorrect: 'intelligentPaper',
  intelligentEdit: 'intelligentPaper',
  administration: 'examinationMan',
  details: 'examinationMan',
  newExams: 'examinationMan',
  list: 'classroom',
  config: 'classroom',
  start: 'classroom',
} as const

export const shortForms = Object.entries(sectionOf).map(([child, section]) =>
  createRoute({
    getParentRoute: () => root,
    path: child as keyof typeof sectionOf,
    beforeLoad: leadTo(() => `/${section}/${child}`),
  }),
)
