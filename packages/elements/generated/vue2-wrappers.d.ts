/** Options of a Vue 2 component. */
interface Component {
  readonly name: string
}

/** A student’s phone in a live class: join with the student code, answer, and see whether the answer has arrived. As a component: `<mango-answer-pad>`. */
export declare const MangoAnswerPad: Component
/** Where a student corrects an own paper: photos of the answers beside the questions with their right answers, marked by mouse, finger or keyboard. As a component: `<mango-correction-panel>`. */
export declare const MangoCorrectionPanel: Component
/** The courses that a teacher gives, to create, edit and delete, or those that a student takes. As a component: `<mango-course-list>`. */
export declare const MangoCourseList: Component
/** One form to create or edit a courseware: subject, grade, name, range, type, paper and the questions of it. As a component: `<mango-courseware-editor>`. */
export declare const MangoCoursewareEditor: Component
/** Coursewares of the live classroom: filter, preview, see scores, edit, delete, and start a class with one. As a component: `<mango-courseware-list>`. */
export declare const MangoCoursewareList: Component
/** A document of a lesson on the page itself, beside a list of all that can be previewed. As a component: `<mango-document-preview>`. */
export declare const MangoDocumentPreview: Component
/** Curriculum evaluation: the tree of targets of a subject, and the teaching files that hang on them. A page with a <resource-library> lets people pick from it here too. As a component: `<mango-evaluation-tree>`. */
export declare const MangoEvaluationTree: Component
/** An exam with its sub-exams, one per subject, their averages and what comes next. Public exams are seen by every teacher who may look at exams; the others only by those who may create (47) or delete (48) them. As a component: `<mango-exam-details>`. */
export declare const MangoExamDetails: Component
/** Creates an exam. As a component: `<mango-exam-form>`. */
export declare const MangoExamForm: Component
/** Exam management: filter, open, merge and delete the exams of a school. As a component: `<mango-exam-list>`. */
export declare const MangoExamList: Component
/** A student on one page: information, abilities by subject, points of the last days, moments. As a component: `<mango-growth-profile>`. */
export declare const MangoGrowthProfile: Component
/** The headmaster's cockpit: a page of another system, framed at the address the server gives. As a component: `<mango-headmaster-cockpit>`. */
export declare const MangoHeadmasterCockpit: Component
/** A dialog that makes a lesson or changes one: what it is about, video, courseware, notes, materials, other classes. A page with a <resource-library> lets people pick from it here too. As a component: `<mango-lesson-editor>`. */
export declare const MangoLessonEditor: Component
/** A course's lessons by chapter or month; for a student also its homework and exams, for a teacher its drafts. As a component: `<mango-lesson-list>`. */
export declare const MangoLessonList: Component
/** A lesson: its video with the slides that follow it, its notes and materials; for its teacher also editing and publishing. As a component: `<mango-lesson-view>`. */
export declare const MangoLessonView: Component
/** The running class on the projector: question, answers as they come, ranking, pairing of answer devices or the QR code for phones. As a component: `<mango-live-class-board>`. */
export declare const MangoLiveClassBoard: Component
/** The public landing page of a school with login, registration and forgotten password. As a component: `<mango-login-panel>`. */
export declare const MangoLoginPanel: Component
/** Configuration and session for the widgets inside it. Takes no part in the layout of the page. As a component: `<mango-context>`. */
export declare const MangoContext: Component
/** The mistake notebook of a student: wrong questions by subject, causes, papers to print, daily review. As a component: `<mango-mistake-notebook>`. */
export declare const MangoMistakeNotebook: Component
/** The study monitor: what students asked the voice assistant, with replies and broadcasts. As a component: `<mango-monitor-table>`. */
export declare const MangoMonitorTable: Component
/** An answered paper: score and distribution, photos, and each question with the own and the right answer. As a component: `<mango-paper-detail>`. */
export declare const MangoPaperDetail: Component
/** The homework or the exams of the student who is logged in, by subject, year, month and day. As a component: `<mango-paper-list>`. */
export declare const MangoPaperList: Component
/** A dialog that finds the paper a student answered by hand: subject, workbook, chapter, section. As a component: `<mango-paper-picker>`. */
export declare const MangoPaperPicker: Component
/** The personal page of a student: the mistake notebook, and what is still to come. As a component: `<mango-personal-home>`. */
export declare const MangoPersonalHome: Component
/** The phone page behind the QR code of a correction: takes photos of an answered paper, puts them in order and sends them. As a component: `<mango-photo-upload>`. */
export declare const MangoPhotoUpload: Component
/** The class-resource library: browse, search, upload and preview files, and hand back what was picked. As a component: `<mango-resource-library>`. */
export declare const MangoResourceLibrary: Component
/** A student's day: the next lesson, homework, timetable, last results, and an assistant to ask and to jump from (Ctrl+K). As a component: `<mango-student-home>`. */
export declare const MangoStudentHome: Component
/** The students of the classes a teacher teaches, by class, with a search over all of them. As a component: `<mango-student-list>`. */
export declare const MangoStudentList: Component
/** A teacher's day: the running class, the next lesson, timetable, coursewares, projects, and an assistant to ask and to jump from (Ctrl+K). As a component: `<mango-teacher-home>`. */
export declare const MangoTeacherHome: Component
/** The bar over every page: the modules of the person, subject, school and logout. As a component: `<mango-top-bar>`. */
export declare const MangoTopBar: Component

interface Vue2 {
  component(name: string, options: object): unknown
  readonly config: { ignoredElements: (string | RegExp)[] }
}

/** `Vue.use(plugin)` registers all of them. */
declare const plugin: { install(vue: Vue2): void }
export default plugin
