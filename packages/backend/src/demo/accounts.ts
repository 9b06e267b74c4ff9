import { authority } from '@mango/contract'
import { roleId } from '@mango/contract/account'

const every = Object.values(authority)
const everyday = [
  authority.questionBank,
  authority.homework,
  authority.personalisedExercises,
  authority.smartGrading,
  authority.paperScanning,
  authority.examManagement,
  authority.examAnalysis,
  authority.liveClassroom,
  authority.unitDiagnosis,
  authority.teacherProfile,
  authority.studyMonitor,
  authority.createExam,
]
const leading = [
  ...everyday,
  authority.groupManagement,
  authority.organisationRoles,
  authority.classManagement,
  authority.dataScreen,
]

/** What kinds of teachers there are, by what they may do. */
export const posts = {
  everything: { roles: [roleId.teacher, roleId.administrator], permissions: every },
  headmaster: { roles: [roleId.teacher, roleId.headmaster], permissions: [...leading, authority.headmasterCockpit] },
  resources: {
    roles: [roleId.teacher],
    permissions: [...everyday, authority.resourceAdministrator, authority.categoryDefinition],
  },
  examOffice: { roles: [roleId.teacher], permissions: [...everyday, authority.deleteExam, authority.dataSync] },
  ordinary: { roles: [roleId.teacher], permissions: everyday },
  beginner: {
    roles: [roleId.teacher],
    permissions: [authority.homework, authority.examAnalysis, authority.liveClassroom],
  },
} as const

/** The accounts that the login page names. */
export const demoAccounts = {
  schools: ['芒果实验学校', '芒果第二中学'],
  student: { studentCode: '20260001', password: 'mango2026' },
  teachers: { everything: '13800000001', ordinary: '13800000002', headmaster: '13800000003' },
} as const
