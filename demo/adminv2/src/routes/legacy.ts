import { createRoute, type AnyRoute } from '@tanstack/react-router'
import { chunk } from '../chunk.tsx'
import { frame } from './root.ts'
import { screen } from './screen.ts'
import { toDefault } from './ways.ts'

/** An application of its own, shown in a frame below the bar at the address that `apps.json` has for its path. */
function app<const S extends AnyRoute, const Path extends string>(section: S, path: Path, title: string, kept?: true) {
  const above = 'path' in section.options ? `/${section.options.path}` : ''
  const component = chunk(async () => ({
    default: (await import('../screens/legacy-app.tsx')).legacyApp(`${above}/${path}`, title),
  }))
  return screen(section, path, { title, component, ...(kept && { kept }) })
}

const paperScan = createRoute({ getParentRoute: () => frame, path: 'paperScan' })
const mastersList = createRoute({ getParentRoute: () => frame, path: 'mastersList' })
const unitDiagnosis = createRoute({ getParentRoute: () => frame, path: 'unitDiagnosis' })
const tongTongWork = createRoute({ getParentRoute: () => frame, path: 'tongTongWork' })
const questionBank = createRoute({ getParentRoute: () => frame, path: 'questionBank' })
const intelligentPaper = createRoute({ getParentRoute: () => frame, path: 'intelligentPaper' })

export const legacy = [
  paperScan.addChildren([
    ...toDefault(paperScan, '/paperScan/scanSelect'),
    app(paperScan, 'scanSelect', '试卷扫描'),
    app(paperScan, 'scanList', '扫描列表'),
  ]),
  mastersList.addChildren([
    ...toDefault(mastersList, '/mastersList/activityDefine'),
    app(mastersList, 'declareDefine', '申报设置', true),
    app(mastersList, 'activityDefine', '教师档案', true),
    app(mastersList, 'declareShow', '申报展示', true),
  ]),
  unitDiagnosis.addChildren([
    ...toDefault(unitDiagnosis, '/unitDiagnosis/diagnosis'),
    app(unitDiagnosis, 'diagnosis', '单元诊断'),
  ]),
  tongTongWork.addChildren([
    ...toDefault(tongTongWork, '/tongTongWork/ttWork'),
    app(tongTongWork, 'ttWork', '作业', true),
    app(tongTongWork, 'ttWorkDetail', '作业详情', true),
    app(tongTongWork, 'ttWorkRecord', '作业记录'),
  ]),
  questionBank.addChildren([
    ...toDefault(questionBank, '/questionBank/modifyQuestion'),
    app(questionBank, 'modifyQuestion', '修改试题'),
  ]),
  intelligentPaper.addChildren([
    ...toDefault(intelligentPaper, '/intelligentPaper/intelligentCorrect'),
    app(intelligentPaper, 'intelligentCorrect', '智能批改'),
    app(intelligentPaper, 'intelligentEdit', '智能组卷'),
  ]),
  app(frame, 'calibrationTool', '标定工具'),
  app(frame, 'individualTeaching', '个性化教学'),
  app(frame, 'individualTeaching2', '个性化教学'),
]
