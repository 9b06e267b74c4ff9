/** Authority ids of a login answer that the documents name. A top-bar entry's id is its authority id. */
export const authority = {
  questionBank: 14,
  examManagement: 16,
  examAnalysis: 21,
  courseSelection: 26,
  classManagement: 27,
  personalisedExercises: 32,
  dataSync: 35,
  dataScreen: 36,
  groupManagement: 41,
  operations: 46,
  createExam: 47,
  deleteExam: 48,
  organisationRoles: 51,
  smartGrading: 60,
  liveClassroom: 61,
  paperScanning: 62,
  homework: 65,
  teacherProfile: 75,
  studyMonitor: 77,
  unitDiagnosis: 78,
  calibrationTool: 102,
  headmasterCockpit: 105,
  resourceAdministrator: 106,
  categoryDefinition: 110,
} as const

/** In the cookie `authority` the ids stand joined by this. */
export const authoritySeparator = '#'
