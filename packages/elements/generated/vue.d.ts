import type { EmitFn, HTMLAttributes, PublicProps } from 'vue'
import type { AnswerPadElement, AnswerPadEventMap, AnswerPadProperties } from './answer-pad.js'
import type { CorrectionPanelElement, CorrectionPanelEventMap, CorrectionPanelProperties } from './correction-panel.js'
import type { CourseListElement, CourseListEventMap, CourseListProperties } from './course-list.js'
import type {
  CoursewareEditorElement,
  CoursewareEditorEventMap,
  CoursewareEditorProperties,
} from './courseware-editor.js'
import type { CoursewareListElement, CoursewareListEventMap, CoursewareListProperties } from './courseware-list.js'
import type { DocumentPreviewElement, DocumentPreviewEventMap, DocumentPreviewProperties } from './document-preview.js'
import type { EvaluationTreeElement, EvaluationTreeEventMap, EvaluationTreeProperties } from './evaluation-tree.js'
import type { ExamDetailsElement, ExamDetailsEventMap, ExamDetailsProperties } from './exam-details.js'
import type { ExamFormElement, ExamFormEventMap, ExamFormProperties } from './exam-form.js'
import type { ExamListElement, ExamListEventMap, ExamListProperties } from './exam-list.js'
import type { GrowthProfileElement, GrowthProfileEventMap, GrowthProfileProperties } from './growth-profile.js'
import type {
  HeadmasterCockpitElement,
  HeadmasterCockpitEventMap,
  HeadmasterCockpitProperties,
} from './headmaster-cockpit.js'
import type { LessonEditorElement, LessonEditorEventMap, LessonEditorProperties } from './lesson-editor.js'
import type { LessonListElement, LessonListEventMap, LessonListProperties } from './lesson-list.js'
import type { LessonViewElement, LessonViewEventMap, LessonViewProperties } from './lesson-view.js'
import type { LiveClassBoardElement, LiveClassBoardEventMap, LiveClassBoardProperties } from './live-class-board.js'
import type { LoginPanelElement, LoginPanelEventMap, LoginPanelProperties } from './login-panel.js'
import type { MangoContextElement, MangoContextEventMap, MangoContextProperties } from './mango-context.js'
import type { MistakeNotebookElement, MistakeNotebookEventMap, MistakeNotebookProperties } from './mistake-notebook.js'
import type { MonitorTableElement, MonitorTableEventMap, MonitorTableProperties } from './monitor-table.js'
import type { PaperDetailElement, PaperDetailEventMap, PaperDetailProperties } from './paper-detail.js'
import type { PaperListElement, PaperListEventMap, PaperListProperties } from './paper-list.js'
import type { PaperPickerElement, PaperPickerEventMap, PaperPickerProperties } from './paper-picker.js'
import type { PersonalHomeElement, PersonalHomeEventMap, PersonalHomeProperties } from './personal-home.js'
import type { PhotoUploadElement, PhotoUploadEventMap, PhotoUploadProperties } from './photo-upload.js'
import type { ResourceLibraryElement, ResourceLibraryEventMap, ResourceLibraryProperties } from './resource-library.js'
import type { StudentHomeElement, StudentHomeEventMap, StudentHomeProperties } from './student-home.js'
import type { StudentListElement, StudentListEventMap, StudentListProperties } from './student-list.js'
import type { TeacherHomeElement, TeacherHomeEventMap, TeacherHomeProperties } from './teacher-home.js'
import type { TopBarElement, TopBarEventMap, TopBarProperties } from './top-bar.js'

type Given<Properties> = { [Name in keyof Properties]?: Properties[Name] | null | undefined }
type Details<Events> = { [Name in keyof Events]: (event: Events[Name]) => void }
type Tag<Element, Properties, Events, More> = new () => Element & {
  /** @deprecated Only for templates; not there at run time. */
  $props: Omit<HTMLAttributes, keyof Properties> & Given<Omit<Properties, keyof More>> & PublicProps & More
  /** @deprecated Only for templates; not there at run time. */
  $emit: EmitFn<Details<Events>>
}

interface AnswerPadVue {
  /** The class, from the QR code. The attribute of `classId`. */
  'class-id'?: string | undefined
  /** The virtual room, from the QR code. The attribute of `classroomId`. */
  'classroom-id'?: string | undefined
  onPadJoin?: ((event: AnswerPadEventMap['pad-join']) => void) | undefined
  onPadAnswer?: ((event: AnswerPadEventMap['pad-answer']) => void) | undefined
  onPadClass?: ((event: AnswerPadEventMap['pad-class']) => void) | undefined
  onElementError?: ((event: AnswerPadEventMap['element-error']) => void) | undefined
  onNotice?: ((event: AnswerPadEventMap['notice']) => void) | undefined
}

interface CorrectionPanelVue {
  /** Id of the answered paper. The attribute of `paperId`. */
  'paper-id'?: number | undefined | undefined
  /** Id of the paper it is an answer to, where the list named one. The attribute of `quickExamPaperId`. */
  'quick-exam-paper-id'?: number | undefined | undefined
  onCorrectionComplete?: ((event: CorrectionPanelEventMap['correction-complete']) => void) | undefined
  onCorrectionBack?: ((event: CorrectionPanelEventMap['correction-back']) => void) | undefined
  onNotebookOpen?: ((event: CorrectionPanelEventMap['notebook-open']) => void) | undefined
  onElementError?: ((event: CorrectionPanelEventMap['element-error']) => void) | undefined
  onNotice?: ((event: CorrectionPanelEventMap['notice']) => void) | undefined
}

interface CourseListVue {
  onCourseOpen?: ((event: CourseListEventMap['course-open']) => void) | undefined
  onViewChange?: ((event: CourseListEventMap['view-change']) => void) | undefined
  onCourseSaved?: ((event: CourseListEventMap['course-saved']) => void) | undefined
  onCourseDeleted?: ((event: CourseListEventMap['course-deleted']) => void) | undefined
  onElementError?: ((event: CourseListEventMap['element-error']) => void) | undefined
  onNotice?: ((event: CourseListEventMap['notice']) => void) | undefined
}

interface CoursewareEditorVue {
  /** The courseware to edit; without one a new one is made. The attribute of `courseId`. */
  'course-id'?: number | undefined | undefined
  /** Subject that a new courseware starts with. The attribute of `subjectValue`. */
  'subject-value'?: number | undefined | undefined
  onCoursewareSave?: ((event: CoursewareEditorEventMap['courseware-save']) => void) | undefined
  onCoursewareCancel?: ((event: CoursewareEditorEventMap['courseware-cancel']) => void) | undefined
  onElementError?: ((event: CoursewareEditorEventMap['element-error']) => void) | undefined
  onNotice?: ((event: CoursewareEditorEventMap['notice']) => void) | undefined
}

interface CoursewareListVue {
  onViewChange?: ((event: CoursewareListEventMap['view-change']) => void) | undefined
  onCoursewareCreate?: ((event: CoursewareListEventMap['courseware-create']) => void) | undefined
  onCoursewareEdit?: ((event: CoursewareListEventMap['courseware-edit']) => void) | undefined
  onClassStart?: ((event: CoursewareListEventMap['class-start']) => void) | undefined
  onElementError?: ((event: CoursewareListEventMap['element-error']) => void) | undefined
  onNotice?: ((event: CoursewareListEventMap['notice']) => void) | undefined
}

interface DocumentPreviewVue {
  /** Id of the lesson. The attribute of `lessonId`. */
  'lesson-id'?: number | undefined | undefined
  onFileChange?: ((event: DocumentPreviewEventMap['file-change']) => void) | undefined
  onElementError?: ((event: DocumentPreviewEventMap['element-error']) => void) | undefined
  onNotice?: ((event: DocumentPreviewEventMap['notice']) => void) | undefined
}

interface EvaluationTreeVue {
  /** Subject that is shown where the view names none. The attribute of `subjectId`. */
  'subject-id'?: number | undefined | undefined
  /** Permission ids of the person (106 administers every file, 110 defines categories), where they are not those of the login. */
  authority?: readonly number[] | undefined | string | null | undefined
  onViewChange?: ((event: EvaluationTreeEventMap['view-change']) => void) | undefined
  onElementError?: ((event: EvaluationTreeEventMap['element-error']) => void) | undefined
  onNotice?: ((event: EvaluationTreeEventMap['notice']) => void) | undefined
}

interface ExamDetailsVue {
  /** Id of the exam. The attribute of `examId`. */
  'exam-id'?: number | undefined | undefined
  /** Permission ids of the person (47 renames, publishes and adds subjects, 48 deletes), where they are not those of the login. */
  authority?: readonly number[] | undefined | string | null | undefined
  onExamBack?: ((event: ExamDetailsEventMap['exam-back']) => void) | undefined
  onMergeUndone?: ((event: ExamDetailsEventMap['merge-undone']) => void) | undefined
  onExamDeleted?: ((event: ExamDetailsEventMap['exam-deleted']) => void) | undefined
  onElementError?: ((event: ExamDetailsEventMap['element-error']) => void) | undefined
  onNotice?: ((event: ExamDetailsEventMap['notice']) => void) | undefined
}

interface ExamFormVue {
  onExamCreated?: ((event: ExamFormEventMap['exam-created']) => void) | undefined
  onExamCancel?: ((event: ExamFormEventMap['exam-cancel']) => void) | undefined
  onElementError?: ((event: ExamFormEventMap['element-error']) => void) | undefined
  onNotice?: ((event: ExamFormEventMap['notice']) => void) | undefined
}

interface ExamListVue {
  /** Permission ids of the person (47 creates, 48 deletes), where they are not those of the login. */
  authority?: readonly number[] | undefined | string | null | undefined
  onExamOpen?: ((event: ExamListEventMap['exam-open']) => void) | undefined
  onExamCreate?: ((event: ExamListEventMap['exam-create']) => void) | undefined
  onViewChange?: ((event: ExamListEventMap['view-change']) => void) | undefined
  onExamsMerged?: ((event: ExamListEventMap['exams-merged']) => void) | undefined
  onMergeUndone?: ((event: ExamListEventMap['merge-undone']) => void) | undefined
  onExamDeleted?: ((event: ExamListEventMap['exam-deleted']) => void) | undefined
  onElementError?: ((event: ExamListEventMap['element-error']) => void) | undefined
  onNotice?: ((event: ExamListEventMap['notice']) => void) | undefined
}

interface GrowthProfileVue {
  /** Whose profile; without one, that of the student who is logged in. The attribute of `studentId`. */
  'student-id'?: number | undefined | undefined
  /** The name, until the server has told it. The attribute of `studentName`. */
  'student-name'?: string | undefined
  onGrowthClose?: ((event: GrowthProfileEventMap['growth-close']) => void) | undefined
  onViewChange?: ((event: GrowthProfileEventMap['view-change']) => void) | undefined
  onPhotoChange?: ((event: GrowthProfileEventMap['photo-change']) => void) | undefined
  onMomentAdd?: ((event: GrowthProfileEventMap['moment-add']) => void) | undefined
  onProfileDownload?: ((event: GrowthProfileEventMap['profile-download']) => void) | undefined
  onElementError?: ((event: GrowthProfileEventMap['element-error']) => void) | undefined
  onNotice?: ((event: GrowthProfileEventMap['notice']) => void) | undefined
}

interface HeadmasterCockpitVue {
  onCockpitLoad?: ((event: HeadmasterCockpitEventMap['cockpit-load']) => void) | undefined
  onElementError?: ((event: HeadmasterCockpitEventMap['element-error']) => void) | undefined
  onNotice?: ((event: HeadmasterCockpitEventMap['notice']) => void) | undefined
}

interface LessonEditorVue {
  /** Id of the course. The attribute of `courseId`. */
  'course-id'?: number | undefined | undefined
  /** The class a new lesson is for. The attribute of `classId`. */
  'class-id'?: number | undefined | undefined
  /** The lesson to change; without one a new lesson is made. The attribute of `lessonId`. */
  'lesson-id'?: number | undefined | undefined
  /** The hour of the timetable that the lesson belongs to. The attribute of `timetableId`. */
  'timetable-id'?: number | undefined | undefined
  onLessonSaved?: ((event: LessonEditorEventMap['lesson-saved']) => void) | undefined
  onLessonCancel?: ((event: LessonEditorEventMap['lesson-cancel']) => void) | undefined
  onElementError?: ((event: LessonEditorEventMap['element-error']) => void) | undefined
  onNotice?: ((event: LessonEditorEventMap['notice']) => void) | undefined
}

interface LessonListVue {
  /** Id of the course. The attribute of `courseId`. */
  'course-id'?: number | undefined | undefined
  /** Of a teacher's list: the class whose lessons are shown; without it all. The attribute of `classId`. */
  'class-id'?: number | undefined | undefined
  onLessonOpen?: ((event: LessonListEventMap['lesson-open']) => void) | undefined
  onPaperOpen?: ((event: LessonListEventMap['paper-open']) => void) | undefined
  onCorrectionWish?: ((event: LessonListEventMap['correction-wish']) => void) | undefined
  onViewChange?: ((event: LessonListEventMap['view-change']) => void) | undefined
  onLessonSaved?: ((event: LessonListEventMap['lesson-saved']) => void) | undefined
  onLessonDeleted?: ((event: LessonListEventMap['lesson-deleted']) => void) | undefined
  onElementError?: ((event: LessonListEventMap['element-error']) => void) | undefined
  onNotice?: ((event: LessonListEventMap['notice']) => void) | undefined
}

interface LessonViewVue {
  /** Id of the lesson. The attribute of `lessonId`. */
  'lesson-id'?: number | undefined | undefined
  /** Of a teacher: the course it was looked for in, for the way back. The attribute of `courseId`. */
  'course-id'?: number | undefined | undefined
  /** Of a teacher: the class it was looked for in, for the way back. The attribute of `classId`. */
  'class-id'?: number | undefined | undefined
  onLessonBack?: ((event: LessonViewEventMap['lesson-back']) => void) | undefined
  onLessonOpen?: ((event: LessonViewEventMap['lesson-open']) => void) | undefined
  onDocumentOpen?: ((event: LessonViewEventMap['document-open']) => void) | undefined
  onLessonReleased?: ((event: LessonViewEventMap['lesson-released']) => void) | undefined
  onLessonSaved?: ((event: LessonViewEventMap['lesson-saved']) => void) | undefined
  onLessonDeleted?: ((event: LessonViewEventMap['lesson-deleted']) => void) | undefined
  onElementError?: ((event: LessonViewEventMap['element-error']) => void) | undefined
  onNotice?: ((event: LessonViewEventMap['notice']) => void) | undefined
}

interface LiveClassBoardVue {
  /** The courseware. The attribute of `courseId`. */
  'course-id'?: number | undefined | undefined
  /** The room, or the virtual room of the phone mode. The attribute of `roomId`. */
  'room-id'?: number | undefined | undefined
  /** The class; several classes joined by commas. The attribute of `classId`. */
  'class-id'?: string | undefined
  /** Address of the phone page; classId, classroomId and token are appended to it. Not taken from a page that shows the element in a frame. The attribute of `padPath`. */
  'pad-path'?: string | undefined
  onClassLeave?: ((event: LiveClassBoardEventMap['class-leave']) => void) | undefined
  onClassClose?: ((event: LiveClassBoardEventMap['class-close']) => void) | undefined
  onElementError?: ((event: LiveClassBoardEventMap['element-error']) => void) | undefined
  onNotice?: ((event: LiveClassBoardEventMap['notice']) => void) | undefined
}

interface LoginPanelVue {
  /** Where the record-filing number leads. The attribute of `filingLink`. */
  'filing-link'?: string | undefined
  /** Accounts to try the product with, offered below the popup. The attribute of `demoAccounts`. */
  'demo-accounts'?: string | undefined
  onViewChange?: ((event: LoginPanelEventMap['view-change']) => void) | undefined
  onLoginSuccess?: ((event: LoginPanelEventMap['login-success']) => void) | undefined
  onElementError?: ((event: LoginPanelEventMap['element-error']) => void) | undefined
  onNotice?: ((event: LoginPanelEventMap['notice']) => void) | undefined
}

interface MangoContextVue {
  /** Where the backend answers. Left out, the origin of the page. The attribute of `apiBase`. */
  'api-base'?: string | undefined | undefined
  /** Token of the session. Left out, that of the cookie. The attribute of `userToken`. */
  'user-token'?: string | undefined | undefined
  /** Where an ended session leads. Left out, /adminv2/login/passwordLogin. The attribute of `loginPath`. */
  'login-path'?: string | undefined | undefined
  /** Start of the application's routes. Left out, /adminv2. The attribute of `basePath`. */
  'base-path'?: string | undefined | undefined
  onSessionExpired?: ((event: MangoContextEventMap['session-expired']) => void) | undefined
  onElementError?: ((event: MangoContextEventMap['element-error']) => void) | undefined
  onNotice?: ((event: MangoContextEventMap['notice']) => void) | undefined
}

interface MistakeNotebookVue {
  /** Whose notebook it is, where that is not the person who is logged in: a teacher looks, and changes nothing. The attribute of `studentId`. */
  'student-id'?: number | undefined | undefined
  onViewChange?: ((event: MistakeNotebookEventMap['view-change']) => void) | undefined
  onPaperDownload?: ((event: MistakeNotebookEventMap['paper-download']) => void) | undefined
  onQuestionMastered?: ((event: MistakeNotebookEventMap['question-mastered']) => void) | undefined
  onElementError?: ((event: MistakeNotebookEventMap['element-error']) => void) | undefined
  onNotice?: ((event: MistakeNotebookEventMap['notice']) => void) | undefined
}

interface MonitorTableVue {
  onViewChange?: ((event: MonitorTableEventMap['view-change']) => void) | undefined
  onMessageSent?: ((event: MonitorTableEventMap['message-sent']) => void) | undefined
  onElementError?: ((event: MonitorTableEventMap['element-error']) => void) | undefined
  onNotice?: ((event: MonitorTableEventMap['notice']) => void) | undefined
}

interface PaperDetailVue {
  /** Id of the answered paper. The attribute of `paperId`. */
  'paper-id'?: number | undefined | undefined
  onPaperBack?: ((event: PaperDetailEventMap['paper-back']) => void) | undefined
  onCorrectionOpen?: ((event: PaperDetailEventMap['correction-open']) => void) | undefined
  onElementError?: ((event: PaperDetailEventMap['element-error']) => void) | undefined
  onNotice?: ((event: PaperDetailEventMap['notice']) => void) | undefined
}

interface PaperListVue {
  onViewChange?: ((event: PaperListEventMap['view-change']) => void) | undefined
  onPaperOpen?: ((event: PaperListEventMap['paper-open']) => void) | undefined
  onCorrectionOpen?: ((event: PaperListEventMap['correction-open']) => void) | undefined
  onElementError?: ((event: PaperListEventMap['element-error']) => void) | undefined
  onNotice?: ((event: PaperListEventMap['notice']) => void) | undefined
}

interface PaperPickerVue {
  onPaperChoose?: ((event: PaperPickerEventMap['paper-choose']) => void) | undefined
  onPaperCancel?: ((event: PaperPickerEventMap['paper-cancel']) => void) | undefined
  onElementError?: ((event: PaperPickerEventMap['element-error']) => void) | undefined
  onNotice?: ((event: PaperPickerEventMap['notice']) => void) | undefined
}

interface PersonalHomeVue {
  onNotebookOpen?: ((event: PersonalHomeEventMap['notebook-open']) => void) | undefined
  onElementError?: ((event: PersonalHomeEventMap['element-error']) => void) | undefined
  onNotice?: ((event: PersonalHomeEventMap['notice']) => void) | undefined
}

interface PhotoUploadVue {
  /** Id of the answered paper. The attribute of `paperId`. */
  'paper-id'?: number | undefined | undefined
  onPhotosSent?: ((event: PhotoUploadEventMap['photos-sent']) => void) | undefined
  onElementError?: ((event: PhotoUploadEventMap['element-error']) => void) | undefined
  onNotice?: ((event: PhotoUploadEventMap['notice']) => void) | undefined
}

interface ResourceLibraryVue {
  /** Type codes that may be handed back (1 Word, 2 PDF, 3 PPT, 4 video, 5 other, 6 image); empty for all. */
  types?: readonly number[] | string | null | undefined
  /** Offers files alone: no link can be handed back. The attribute of `filesOnly`. */
  'files-only'?: boolean | '' | undefined
  onResourceConfirm?: ((event: ResourceLibraryEventMap['resource-confirm']) => void) | undefined
  onUploadComplete?: ((event: ResourceLibraryEventMap['upload-complete']) => void) | undefined
  onResourceCancel?: ((event: ResourceLibraryEventMap['resource-cancel']) => void) | undefined
  onElementError?: ((event: ResourceLibraryEventMap['element-error']) => void) | undefined
  onNotice?: ((event: ResourceLibraryEventMap['notice']) => void) | undefined
}

interface StudentHomeVue {
  /** Shows nothing but the assistant, once it is asked for: for every other page. The attribute of `assistantOnly`. */
  'assistant-only'?: boolean | '' | undefined
  onPageOpen?: ((event: StudentHomeEventMap['page-open']) => void) | undefined
  onElementError?: ((event: StudentHomeEventMap['element-error']) => void) | undefined
  onNotice?: ((event: StudentHomeEventMap['notice']) => void) | undefined
}

interface StudentListVue {
  onStudentOpen?: ((event: StudentListEventMap['student-open']) => void) | undefined
  onMistakesOpen?: ((event: StudentListEventMap['mistakes-open']) => void) | undefined
  onViewChange?: ((event: StudentListEventMap['view-change']) => void) | undefined
  onElementError?: ((event: StudentListEventMap['element-error']) => void) | undefined
  onNotice?: ((event: StudentListEventMap['notice']) => void) | undefined
}

interface TeacherHomeVue {
  /** Shows nothing but the assistant, once it is asked for: for every other page. The attribute of `assistantOnly`. */
  'assistant-only'?: boolean | '' | undefined
  onPageOpen?: ((event: TeacherHomeEventMap['page-open']) => void) | undefined
  onElementError?: ((event: TeacherHomeEventMap['element-error']) => void) | undefined
  onNotice?: ((event: TeacherHomeEventMap['notice']) => void) | undefined
}

interface TopBarVue {
  /** Path that tells which module is marked. Left out, the page's own. The attribute of `currentPath`. */
  'current-path'?: string | undefined
  /** Addresses of modules by authority id, for the applications that this one only links to. Not taken from a page that shows the element in a frame. */
  apps?:
    | {
        readonly [x: string]: string
      }
    | string
    | null
    | undefined
  onModuleOpen?: ((event: TopBarEventMap['module-open']) => void) | undefined
  onHomeOpen?: ((event: TopBarEventMap['home-open']) => void) | undefined
  onSubjectChange?: ((event: TopBarEventMap['subject-change']) => void) | undefined
  onSchoolChange?: ((event: TopBarEventMap['school-change']) => void) | undefined
  onThemeChange?: ((event: TopBarEventMap['theme-change']) => void) | undefined
  onSessionEnd?: ((event: TopBarEventMap['session-end']) => void) | undefined
  onElementError?: ((event: TopBarEventMap['element-error']) => void) | undefined
  onNotice?: ((event: TopBarEventMap['notice']) => void) | undefined
}

declare module 'vue' {
  interface GlobalComponents {
    /** A student’s phone in a live class: join with the student code, answer, and see whether the answer has arrived. */
    'answer-pad': Tag<AnswerPadElement, AnswerPadProperties, AnswerPadEventMap, AnswerPadVue>
    /** Where a student corrects an own paper: photos of the answers beside the questions with their right answers, marked by mouse, finger or keyboard. */
    'correction-panel': Tag<
      CorrectionPanelElement,
      CorrectionPanelProperties,
      CorrectionPanelEventMap,
      CorrectionPanelVue
    >
    /** The courses that a teacher gives, to create, edit and delete, or those that a student takes. */
    'course-list': Tag<CourseListElement, CourseListProperties, CourseListEventMap, CourseListVue>
    /** One form to create or edit a courseware: subject, grade, name, range, type, paper and the questions of it. */
    'courseware-editor': Tag<
      CoursewareEditorElement,
      CoursewareEditorProperties,
      CoursewareEditorEventMap,
      CoursewareEditorVue
    >
    /** Coursewares of the live classroom: filter, preview, see scores, edit, delete, and start a class with one. */
    'courseware-list': Tag<CoursewareListElement, CoursewareListProperties, CoursewareListEventMap, CoursewareListVue>
    /** A document of a lesson on the page itself, beside a list of all that can be previewed. */
    'document-preview': Tag<
      DocumentPreviewElement,
      DocumentPreviewProperties,
      DocumentPreviewEventMap,
      DocumentPreviewVue
    >
    /** Curriculum evaluation: the tree of targets of a subject, and the teaching files that hang on them. A page with a <resource-library> lets people pick from it here too. */
    'evaluation-tree': Tag<EvaluationTreeElement, EvaluationTreeProperties, EvaluationTreeEventMap, EvaluationTreeVue>
    /** An exam with its sub-exams, one per subject, their averages and what comes next. Public exams are seen by every teacher who may look at exams; the others only by those who may create (47) or delete (48) them. */
    'exam-details': Tag<ExamDetailsElement, ExamDetailsProperties, ExamDetailsEventMap, ExamDetailsVue>
    /** Creates an exam. */
    'exam-form': Tag<ExamFormElement, ExamFormProperties, ExamFormEventMap, ExamFormVue>
    /** Exam management: filter, open, merge and delete the exams of a school. */
    'exam-list': Tag<ExamListElement, ExamListProperties, ExamListEventMap, ExamListVue>
    /** A student on one page: information, abilities by subject, points of the last days, moments. */
    'growth-profile': Tag<GrowthProfileElement, GrowthProfileProperties, GrowthProfileEventMap, GrowthProfileVue>
    /** The headmaster's cockpit: a page of another system, framed at the address the server gives. */
    'headmaster-cockpit': Tag<
      HeadmasterCockpitElement,
      HeadmasterCockpitProperties,
      HeadmasterCockpitEventMap,
      HeadmasterCockpitVue
    >
    /** A dialog that makes a lesson or changes one: what it is about, video, courseware, notes, materials, other classes. A page with a <resource-library> lets people pick from it here too. */
    'lesson-editor': Tag<LessonEditorElement, LessonEditorProperties, LessonEditorEventMap, LessonEditorVue>
    /** A course's lessons by chapter or month; for a student also its homework and exams, for a teacher its drafts. */
    'lesson-list': Tag<LessonListElement, LessonListProperties, LessonListEventMap, LessonListVue>
    /** A lesson: its video with the slides that follow it, its notes and materials; for its teacher also editing and publishing. */
    'lesson-view': Tag<LessonViewElement, LessonViewProperties, LessonViewEventMap, LessonViewVue>
    /** The running class on the projector: question, answers as they come, ranking, pairing of answer devices or the QR code for phones. */
    'live-class-board': Tag<LiveClassBoardElement, LiveClassBoardProperties, LiveClassBoardEventMap, LiveClassBoardVue>
    /** The public landing page of a school with login, registration and forgotten password. */
    'login-panel': Tag<LoginPanelElement, LoginPanelProperties, LoginPanelEventMap, LoginPanelVue>
    /** Configuration and session for the widgets inside it. Takes no part in the layout of the page. */
    'mango-context': Tag<MangoContextElement, MangoContextProperties, MangoContextEventMap, MangoContextVue>
    /** The mistake notebook of a student: wrong questions by subject, causes, papers to print, daily review. */
    'mistake-notebook': Tag<
      MistakeNotebookElement,
      MistakeNotebookProperties,
      MistakeNotebookEventMap,
      MistakeNotebookVue
    >
    /** The study monitor: what students asked the voice assistant, with replies and broadcasts. */
    'monitor-table': Tag<MonitorTableElement, MonitorTableProperties, MonitorTableEventMap, MonitorTableVue>
    /** An answered paper: score and distribution, photos, and each question with the own and the right answer. */
    'paper-detail': Tag<PaperDetailElement, PaperDetailProperties, PaperDetailEventMap, PaperDetailVue>
    /** The homework or the exams of the student who is logged in, by subject, year, month and day. */
    'paper-list': Tag<PaperListElement, PaperListProperties, PaperListEventMap, PaperListVue>
    /** A dialog that finds the paper a student answered by hand: subject, workbook, chapter, section. */
    'paper-picker': Tag<PaperPickerElement, PaperPickerProperties, PaperPickerEventMap, PaperPickerVue>
    /** The personal page of a student: the mistake notebook, and what is still to come. */
    'personal-home': Tag<PersonalHomeElement, PersonalHomeProperties, PersonalHomeEventMap, PersonalHomeVue>
    /** The phone page behind the QR code of a correction: takes photos of an answered paper, puts them in order and sends them. */
    'photo-upload': Tag<PhotoUploadElement, PhotoUploadProperties, PhotoUploadEventMap, PhotoUploadVue>
    /** The class-resource library: browse, search, upload and preview files, and hand back what was picked. */
    'resource-library': Tag<
      ResourceLibraryElement,
      ResourceLibraryProperties,
      ResourceLibraryEventMap,
      ResourceLibraryVue
    >
    /** A student's day: the next lesson, homework, timetable, last results, and an assistant to ask and to jump from (Ctrl+K). */
    'student-home': Tag<StudentHomeElement, StudentHomeProperties, StudentHomeEventMap, StudentHomeVue>
    /** The students of the classes a teacher teaches, by class, with a search over all of them. */
    'student-list': Tag<StudentListElement, StudentListProperties, StudentListEventMap, StudentListVue>
    /** A teacher's day: the running class, the next lesson, timetable, coursewares, projects, and an assistant to ask and to jump from (Ctrl+K). */
    'teacher-home': Tag<TeacherHomeElement, TeacherHomeProperties, TeacherHomeEventMap, TeacherHomeVue>
    /** The bar over every page: the modules of the person, subject, school and logout. */
    'top-bar': Tag<TopBarElement, TopBarProperties, TopBarEventMap, TopBarVue>
  }
}
