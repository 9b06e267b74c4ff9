import { createRoute } from '@tanstack/react-router'
import { chunk } from '../chunk.tsx'
import { frame } from './root.ts'
import { screen } from './screen.ts'
import { toDefault } from './ways.ts'

const legacyApp = (path: string, title: string) =>
  chunk(async () => ({ default: (await import('../screens/legacy-app.tsx')).legacyApp(path, title) }))

const paperScan = createRoute({ getParentRoute: () => frame, path: 'paperScan' })
const mastersList = createRoute({ getParentRoute: () => frame, path: 'mastersList' })
const unitDiagnosis = createRoute({ getParentRoute: () => frame, path: 'unitDiagnosis' })
const tongTongWork = createRoute({ getParentRoute: () => frame, path: 'tongTongWork' })
const questionBank = createRoute({ getParentRoute: () => frame, path: 'questionBank' })
const intelligentPaper = createRoute({ getParentRoute: () => frame, path: 'intelligentPaper' })

/** Modules that are applications of their own: shown in a frame below the bar, at the addresses of `apps.json`. */
export const legacy = [
  paperScan.addChildren([
    ...toDefault(paperScan, '/paperScan/scanSelect'),
    screen(paperScan, 'scanSelect', { title: '试卷扫描', component: legacyApp('/paperScan/scanSelect', '试卷扫描') }),
    screen(paperScan, 'scanList', { title: '扫描列表', component: legacyApp('/paperScan/scanList', '扫描列表') }),
  ]),
  mastersList.addChildren([
    ...toDefault(mastersList, '/mastersList/activityDefine'),
    screen(mastersList, 'declareDefine', {
      title: '申报设置',
      component: legacyApp('/mastersList/declareDefine', '申报设置'),
      kept: true,
    }),
    screen(mastersList, 'activityDefine', {
      title: '教师档案',
      component: legacyApp('/mastersList/activityDefine', '教师档案'),
      kept: true,
    }),
    screen(mastersList, 'declareShow', {
      title: '申报展示',
      component: legacyApp('/mastersList/declareShow', '申报展示'),
      kept: true,
    }),
  ]),
  unitDiagnosis.addChildren([
    ...toDefault(unitDiagnosis, '/unitDiagnosis/diagnosis'),
    screen(unitDiagnosis, 'diagnosis', {
      title: '单元诊断',
      component: legacyApp('/unitDiagnosis/diagnosis', '单元诊断'),
    }),
  ]),
  tongTongWork.addChildren([
    ...toDefault(tongTongWork, '/tongTongWork/ttWork'),
    screen(tongTongWork, 'ttWork', { title: '作业', component: legacyApp('/tongTongWork/ttWork', '作业'), kept: true }),
    screen(tongTongWork, 'ttWorkDetail', {
      title: '作业详情',
      component: legacyApp('/tongTongWork/ttWorkDetail', '作业详情'),
      kept: true,
    }),
    screen(tongTongWork, 'ttWorkRecord', {
      title: '作业记录',
      component: legacyApp('/tongTongWork/ttWorkRecord', '作业记录'),
    }),
  ]),
  questionBank.addChildren([
    ...toDefault(questionBank, '/questionBank/modifyQuestion'),
    screen(questionBank, 'modifyQuestion', {
      title: '修改试题',
      component: legacyApp('/questionBank/modifyQuestion', '修改试题'),
    }),
  ]),
  intelligentPaper.addChildren([
    ...toDefault(intelligentPaper, '/intelligentPaper/intelligentCorrect'),
    screen(intelligentPaper, 'intelligentCorrect', {
      title: '智能批改',
      component: legacyApp('/intelligentPaper/intelligentCorrect', '智能批改'),
    }),
    screen(intelligentPaper, 'intelligentEdit', {
      title: '智能组卷',
      component: legacyApp('/intelligentPaper/intelligentEdit', '智能组卷'),
    }),
  ]),
  screen(frame, 'calibrationTool', { title: '标定工具', component: legacyApp('/calibrationTool', '标定工具') }),
  screen(frame, 'individualTeaching', {
    title: '个性化教学',
    component: legacyApp('/individualTeaching', '个性化教学'),
  }),
  screen(frame, 'individualTeaching2', {
    title: '个性化教学',
    component: legacyApp('/individualTeaching2', '个性化教学'),
  }),
]
