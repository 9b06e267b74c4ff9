import { authority } from '@mango/contract'

/** An entry of the bar: its id is the authority that shows it. */
export interface Module {
  readonly id: number
  readonly label: string
  /**
   * Where it leads when nothing is configured. Below the base path for a module of this product (`host`), on the
   * server's root for a page or application of its own (`root`).
   */
  readonly target: { readonly host: string } | { readonly root: string }
  readonly newWindow?: true
  /** Other paths of the host that belong to it. */
  readonly also?: readonly string[]
}

const legacy = (name: string) => ({ root: `/legacy/${name}/` })

/** All entries in the documents' order, which is the order of the bar; a menu draws a line between two groups. */
export const moduleGroups: readonly (readonly Module[])[] = [
  [
    { id: authority.questionBank, label: '题库', target: legacy('question-bank'), also: ['/questionBank'] },
    { id: authority.homework, label: '作业', target: { host: '/ttWork' }, also: ['/tongTongWork'] },
    {
      id: authority.personalisedExercises,
      label: '个性化练习',
      target: legacy('personalised-exercises'),
      also: ['/individualTeaching'],
    },
    { id: authority.smartGrading, label: '智能批改', target: legacy('smart-grading'), also: ['/intelligentPaper'] },
    { id: authority.paperScanning, label: '试卷扫描', target: { host: '/paperScan' } },
  ],
  [
    { id: authority.examManagement, label: '考试管理', target: { host: '/examinationMan' } },
    { id: authority.examAnalysis, label: '考试分析', target: { root: '/list.html' } },
    { id: authority.liveClassroom, label: '实时课堂', target: { host: '/classroom' } },
    { id: authority.unitDiagnosis, label: '单元诊断', target: { host: '/diagnosis' }, also: ['/unitDiagnosis'] },
  ],
  [
    { id: authority.groupManagement, label: '分组管理', target: legacy('group-management') },
    { id: authority.teacherProfile, label: '教师档案', target: { host: '/mastersList' } },
    { id: authority.organisationRoles, label: '组织角色', target: legacy('organisation-roles') },
    { id: authority.classManagement, label: '班级管理', target: legacy('class-management') },
    { id: authority.courseSelection, label: '选课', target: legacy('course-selection') },
  ],
  [
    { id: authority.dataScreen, label: '数据大屏', target: { root: '/datav-web' }, newWindow: true },
    { id: authority.dataSync, label: '数据同步', target: legacy('data-sync') },
    { id: authority.studyMonitor, label: '学习监测', target: { host: '/studyMonitor' } },
    { id: authority.operations, label: '运营', target: legacy('operations') },
    { id: authority.calibrationTool, label: '标定工具', target: { host: '/calibrationTool' } },
    { id: authority.headmasterCockpit, label: '校长驾驶舱', target: { host: '/headmasterCockpit' } },
  ],
]
