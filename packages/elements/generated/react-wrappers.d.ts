import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react'
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
type Wrapper<Element, Properties, Listeners> = ForwardRefExoticComponent<
  Omit<HTMLAttributes<Element>, keyof Properties | keyof Listeners> &
    Given<Properties> &
    Listeners &
    RefAttributes<Element>
>

export interface Wrappers {
  /** A student’s phone in a live class: join with the student code, answer, and see whether the answer has arrived. */
  AnswerPad: Wrapper<
    AnswerPadElement,
    AnswerPadProperties,
    {
      onPadJoin?: ((event: AnswerPadEventMap['pad-join']) => void) | undefined
      onPadAnswer?: ((event: AnswerPadEventMap['pad-answer']) => void) | undefined
      onPadClass?: ((event: AnswerPadEventMap['pad-class']) => void) | undefined
      onElementError?: ((event: AnswerPadEventMap['element-error']) => void) | undefined
      onNotice?: ((event: AnswerPadEventMap['notice']) => void) | undefined
    }
  >
  /** Where a student corrects an own paper: photos of the answers beside the questions with their right answers, marked by mouse, finger or keyboard. */
  CorrectionPanel: Wrapper<
    CorrectionPanelElement,
    CorrectionPanelProperties,
    {
      onCorrectionComplete?: ((event: CorrectionPanelEventMap['correction-complete']) => void) | undefined
      onCorrectionBack?: ((event: CorrectionPanelEventMap['correction-back']) => void) | undefined
      onNotebookOpen?: ((event: CorrectionPanelEventMap['notebook-open']) => void) | undefined
      onElementError?: ((event: CorrectionPanelEventMap['element-error']) => void) | undefined
      onNotice?: ((event: CorrectionPanelEventMap['notice']) => void) | undefined
    }
  >
  /** The courses that a teacher gives, to create, edit and delete, or those that a student takes. */
  CourseList: Wrapper<
    CourseListElement,
    CourseListProperties,
    {
      onCourseOpen?: ((event: CourseListEventMap['course-open']) => void) | undefined
      onViewChange?: ((event: CourseListEventMap['view-change']) => void) | undefined
      onCourseSaved?: ((event: CourseListEventMap['course-saved']) => void) | undefined
      onCourseDeleted?: ((event: CourseListEventMap['course-deleted']) => void) | undefined
      onElementError?: ((event: CourseListEventMap['element-error']) => void) | undefined
      onNotice?: ((event: CourseListEventMap['notice']) => void) | undefined
    }
  >
  /** One form to create or edit a courseware: subject, grade, name, range, type, paper and the questions of it. */
  CoursewareEditor: Wrapper<
    CoursewareEditorElement,
    CoursewareEditorProperties,
    {
      onCoursewareSave?: ((event: CoursewareEditorEventMap['courseware-save']) => void) | undefined
      onCoursewareCancel?: ((event: CoursewareEditorEventMap['courseware-cancel']) => void) | undefined
      onElementError?: ((event: CoursewareEditorEventMap['element-error']) => void) | undefined
      onNotice?: ((event: CoursewareEditorEventMap['notice']) => void) | undefined
    }
  >
  /** Coursewares of the live classroom: filter, preview, see scores, edit, delete, and start a class with one. */
  CoursewareList: Wrapper<
    CoursewareListElement,
    CoursewareListProperties,
    {
      onViewChange?: ((event: CoursewareListEventMap['view-change']) => void) | undefined
      onCoursewareCreate?: ((event: CoursewareListEventMap['courseware-create']) => void) | undefined
      onCoursewareEdit?: ((event: CoursewareListEventMap['courseware-edit']) => void) | undefined
      onClassStart?: ((event: CoursewareListEventMap['class-start']) => void) | undefined
      onElementError?: ((event: CoursewareListEventMap['element-error']) => void) | undefined
      onNotice?: ((event: CoursewareListEventMap['notice']) => void) | undefined
    }
  >
  /** A document of a lesson on the page itself, beside a list of all that can be previewed. */
  DocumentPreview: Wrapper<
    DocumentPreviewElement,
    DocumentPreviewProperties,
    {
      onFileChange?: ((event: DocumentPreviewEventMap['file-change']) => void) | undefined
      onElementError?: ((event: DocumentPreviewEventMap['element-error']) => void) | undefined
      onNotice?: ((event: DocumentPreviewEventMap['notice']) => void) | undefined
    }
  >
  /** Curriculum evaluation: the tree of targets of a subject, and the teaching files that hang on them. A page with a <resource-library> lets people pick from it here too. */
  EvaluationTree: Wrapper<
    EvaluationTreeElement,
    EvaluationTreeProperties,
    {
      onViewChange?: ((event: EvaluationTreeEventMap['view-change']) => void) | undefined
      onElementError?: ((event: EvaluationTreeEventMap['element-error']) => void) | undefined
      onNotice?: ((event: EvaluationTreeEventMap['notice']) => void) | undefined
    }
  >
  /** An exam with its sub-exams, one per subject, their averages and what comes next. Public exams are seen by every teacher who may look at exams; the others only by those who may create (47) or delete (48) them. */
  ExamDetails: Wrapper<
    ExamDetailsElement,
    ExamDetailsProperties,
    {
      onExamBack?: ((event: ExamDetailsEventMap['exam-back']) => void) | undefined
      onMergeUndone?: ((event: ExamDetailsEventMap['merge-undone']) => void) | undefined
      onExamDeleted?: ((event: ExamDetailsEventMap['exam-deleted']) => void) | undefined
      onElementError?: ((event: ExamDetailsEventMap['element-error']) => void) | undefined
      onNotice?: ((event: ExamDetailsEventMap['notice']) => void) | undefined
    }
  >
  /** Creates an exam. */
  ExamForm: Wrapper<
    ExamFormElement,
    ExamFormProperties,
    {
      onExamCreated?: ((event: ExamFormEventMap['exam-created']) => void) | undefined
      onExamCancel?: ((event: ExamFormEventMap['exam-cancel']) => void) | undefined
      onElementError?: ((event: ExamFormEventMap['element-error']) => void) | undefined
      onNotice?: ((event: ExamFormEventMap['notice']) => void) | undefined
    }
  >
  /** Exam management: filter, open, merge and delete the exams of a school. */
  ExamList: Wrapper<
    ExamListElement,
    ExamListProperties,
    {
      onExamOpen?: ((event: ExamListEventMap['exam-open']) => void) | undefined
      onExamCreate?: ((event: ExamListEventMap['exam-create']) => void) | undefined
      onViewChange?: ((event: ExamListEventMap['view-change']) => void) | undefined
      onExamsMerged?: ((event: ExamListEventMap['exams-merged']) => void) | undefined
      onMergeUndone?: ((event: ExamListEventMap['merge-undone']) => void) | undefined
      onExamDeleted?: ((event: ExamListEventMap['exam-deleted']) => void) | undefined
      onElementError?: ((event: ExamListEventMap['element-error']) => void) | undefined
      onNotice?: ((event: ExamListEventMap['notice']) => void) | undefined
    }
  >
  /** A student on one page: information, abilities by subject, points of the last days, moments. */
  GrowthProfile: Wrapper<
    GrowthProfileElement,
    GrowthProfileProperties,
    {
      onGrowthClose?: ((event: GrowthProfileEventMap['growth-close']) => void) | undefined
      onViewChange?: ((event: GrowthProfileEventMap['view-change']) => void) | undefined
      onPhotoChange?: ((event: GrowthProfileEventMap['photo-change']) => void) | undefined
      onMomentAdd?: ((event: GrowthProfileEventMap['moment-add']) => void) | undefined
      onProfileDownload?: ((event: GrowthProfileEventMap['profile-download']) => void) | undefined
      onElementError?: ((event: GrowthProfileEventMap['element-error']) => void) | undefined
      onNotice?: ((event: GrowthProfileEventMap['notice']) => void) | undefined
    }
  >
  /** The headmaster's cockpit: a page of another system, framed at the address the server gives. */
  HeadmasterCockpit: Wrapper<
    HeadmasterCockpitElement,
    HeadmasterCockpitProperties,
    {
      onCockpitLoad?: ((event: HeadmasterCockpitEventMap['cockpit-load']) => void) | undefined
      onElementError?: ((event: HeadmasterCockpitEventMap['element-error']) => void) | undefined
      onNotice?: ((event: HeadmasterCockpitEventMap['notice']) => void) | undefined
    }
  >
  /** A dialog that makes a lesson or changes one: what it is about, video, courseware, notes, materials, other classes. A page with a <resource-library> lets people pick from it here too. */
  LessonEditor: Wrapper<
    LessonEditorElement,
    LessonEditorProperties,
    {
      onLessonSaved?: ((event: LessonEditorEventMap['lesson-saved']) => void) | undefined
      onLessonCancel?: ((event: LessonEditorEventMap['lesson-cancel']) => void) | undefined
      onElementError?: ((event: LessonEditorEventMap['element-error']) => void) | undefined
      onNotice?: ((event: LessonEditorEventMap['notice']) => void) | undefined
    }
  >
  /** A course's lessons by chapter or month; for a student also its homework and exams, for a teacher its drafts. */
  LessonList: Wrapper<
    LessonListElement,
    LessonListProperties,
    {
      onLessonOpen?: ((event: LessonListEventMap['lesson-open']) => void) | undefined
      onPaperOpen?: ((event: LessonListEventMap['paper-open']) => void) | undefined
      onCorrectionWish?: ((event: LessonListEventMap['correction-wish']) => void) | undefined
      onViewChange?: ((event: LessonListEventMap['view-change']) => void) | undefined
      onLessonSaved?: ((event: LessonListEventMap['lesson-saved']) => void) | undefined
      onLessonDeleted?: ((event: LessonListEventMap['lesson-deleted']) => void) | undefined
      onElementError?: ((event: LessonListEventMap['element-error']) => void) | undefined
      onNotice?: ((event: LessonListEventMap['notice']) => void) | undefined
    }
  >
  /** A lesson: its video with the slides that follow it, its notes and materials; for its teacher also editing and publishing. */
  LessonView: Wrapper<
    LessonViewElement,
    LessonViewProperties,
    {
      onLessonBack?: ((event: LessonViewEventMap['lesson-back']) => void) | undefined
      onLessonOpen?: ((event: LessonViewEventMap['lesson-open']) => void) | undefined
      onDocumentOpen?: ((event: LessonViewEventMap['document-open']) => void) | undefined
      onLessonReleased?: ((event: LessonViewEventMap['lesson-released']) => void) | undefined
      onLessonSaved?: ((event: LessonViewEventMap['lesson-saved']) => void) | undefined
      onLessonDeleted?: ((event: LessonViewEventMap['lesson-deleted']) => void) | undefined
      onElementError?: ((event: LessonViewEventMap['element-error']) => void) | undefined
      onNotice?: ((event: LessonViewEventMap['notice']) => void) | undefined
    }
  >
  /** The running class on the projector: question, answers as they come, ranking, pairing of answer devices or the QR code for phones. */
  LiveClassBoard: Wrapper<
    LiveClassBoardElement,
    LiveClassBoardProperties,
    {
      onClassLeave?: ((event: LiveClassBoardEventMap['class-leave']) => void) | undefined
      onClassClose?: ((event: LiveClassBoardEventMap['class-close']) => void) | undefined
      onElementError?: ((event: LiveClassBoardEventMap['element-error']) => void) | undefined
      onNotice?: ((event: LiveClassBoardEventMap['notice']) => void) | undefined
    }
  >
  /** The public landing page of a school with login, registration and forgotten password. */
  LoginPanel: Wrapper<
    LoginPanelElement,
    LoginPanelProperties,
    {
      onViewChange?: ((event: LoginPanelEventMap['view-change']) => void) | undefined
      onLoginSuccess?: ((event: LoginPanelEventMap['login-success']) => void) | undefined
      onElementError?: ((event: LoginPanelEventMap['element-error']) => void) | undefined
      onNotice?: ((event: LoginPanelEventMap['notice']) => void) | undefined
    }
  >
  /** Configuration and session for the widgets inside it. Takes no part in the layout of the page. */
  MangoContext: Wrapper<
    MangoContextElement,
    MangoContextProperties,
    {
      onSessionExpired?: ((event: MangoContextEventMap['session-expired']) => void) | undefined
      onElementError?: ((event: MangoContextEventMap['element-error']) => void) | undefined
      onNotice?: ((event: MangoContextEventMap['notice']) => void) | undefined
    }
  >
  /** The mistake notebook of a student: wrong questions by subject, causes, papers to print, daily review. */
  MistakeNotebook: Wrapper<
    MistakeNotebookElement,
    MistakeNotebookProperties,
    {
      onViewChange?: ((event: MistakeNotebookEventMap['view-change']) => void) | undefined
      onPaperDownload?: ((event: MistakeNotebookEventMap['paper-download']) => void) | undefined
      onQuestionMastered?: ((event: MistakeNotebookEventMap['question-mastered']) => void) | undefined
      onElementError?: ((event: MistakeNotebookEventMap['element-error']) => void) | undefined
      onNotice?: ((event: MistakeNotebookEventMap['notice']) => void) | undefined
    }
  >
  /** The study monitor: what students asked the voice assistant, with replies and broadcasts. */
  MonitorTable: Wrapper<
    MonitorTableElement,
    MonitorTableProperties,
    {
      onViewChange?: ((event: MonitorTableEventMap['view-change']) => void) | undefined
      onMessageSent?: ((event: MonitorTableEventMap['message-sent']) => void) | undefined
      onElementError?: ((event: MonitorTableEventMap['element-error']) => void) | undefined
      onNotice?: ((event: MonitorTableEventMap['notice']) => void) | undefined
    }
  >
  /** An answered paper: score and distribution, photos, and each question with the own and the right answer. */
  PaperDetail: Wrapper<
    PaperDetailElement,
    PaperDetailProperties,
    {
      onPaperBack?: ((event: PaperDetailEventMap['paper-back']) => void) | undefined
      onCorrectionOpen?: ((event: PaperDetailEventMap['correction-open']) => void) | undefined
      onElementError?: ((event: PaperDetailEventMap['element-error']) => void) | undefined
      onNotice?: ((event: PaperDetailEventMap['notice']) => void) | undefined
    }
  >
  /** The homework or the exams of the student who is logged in, by subject, year, month and day. */
  PaperList: Wrapper<
    PaperListElement,
    PaperListProperties,
    {
      onViewChange?: ((event: PaperListEventMap['view-change']) => void) | undefined
      onPaperOpen?: ((event: PaperListEventMap['paper-open']) => void) | undefined
      onCorrectionOpen?: ((event: PaperListEventMap['correction-open']) => void) | undefined
      onElementError?: ((event: PaperListEventMap['element-error']) => void) | undefined
      onNotice?: ((event: PaperListEventMap['notice']) => void) | undefined
    }
  >
  /** A dialog that finds the paper a student answered by hand: subject, workbook, chapter, section. */
  PaperPicker: Wrapper<
    PaperPickerElement,
    PaperPickerProperties,
    {
      onPaperChoose?: ((event: PaperPickerEventMap['paper-choose']) => void) | undefined
      onPaperCancel?: ((event: PaperPickerEventMap['paper-cancel']) => void) | undefined
      onElementError?: ((event: PaperPickerEventMap['element-error']) => void) | undefined
      onNotice?: ((event: PaperPickerEventMap['notice']) => void) | undefined
    }
  >
  /** The personal page of a student: the mistake notebook, and what is still to come. */
  PersonalHome: Wrapper<
    PersonalHomeElement,
    PersonalHomeProperties,
    {
      onNotebookOpen?: ((event: PersonalHomeEventMap['notebook-open']) => void) | undefined
      onElementError?: ((event: PersonalHomeEventMap['element-error']) => void) | undefined
      onNotice?: ((event: PersonalHomeEventMap['notice']) => void) | undefined
    }
  >
  /** The phone page behind the QR code of a correction: takes photos of an answered paper, puts them in order and sends them. */
  PhotoUpload: Wrapper<
    PhotoUploadElement,
    PhotoUploadProperties,
    {
      onPhotosSent?: ((event: PhotoUploadEventMap['photos-sent']) => void) | undefined
      onElementError?: ((event: PhotoUploadEventMap['element-error']) => void) | undefined
      onNotice?: ((event: PhotoUploadEventMap['notice']) => void) | undefined
    }
  >
  /** The class-resource library: browse, search, upload and preview files, and hand back what was picked. */
  ResourceLibrary: Wrapper<
    ResourceLibraryElement,
    ResourceLibraryProperties,
    {
      onResourceConfirm?: ((event: ResourceLibraryEventMap['resource-confirm']) => void) | undefined
      onUploadComplete?: ((event: ResourceLibraryEventMap['upload-complete']) => void) | undefined
      onResourceCancel?: ((event: ResourceLibraryEventMap['resource-cancel']) => void) | undefined
      onElementError?: ((event: ResourceLibraryEventMap['element-error']) => void) | undefined
      onNotice?: ((event: ResourceLibraryEventMap['notice']) => void) | undefined
    }
  >
  /** A student's day: the next lesson, homework, timetable, last results, and an assistant to ask and to jump from (Ctrl+K). */
  StudentHome: Wrapper<
    StudentHomeElement,
    StudentHomeProperties,
    {
      onPageOpen?: ((event: StudentHomeEventMap['page-open']) => void) | undefined
      onElementError?: ((event: StudentHomeEventMap['element-error']) => void) | undefined
      onNotice?: ((event: StudentHomeEventMap['notice']) => void) | undefined
    }
  >
  /** The students of the classes a teacher teaches, by class, with a search over all of them. */
  StudentList: Wrapper<
    StudentListElement,
    StudentListProperties,
    {
      onStudentOpen?: ((event: StudentListEventMap['student-open']) => void) | undefined
      onMistakesOpen?: ((event: StudentListEventMap['mistakes-open']) => void) | undefined
      onViewChange?: ((event: StudentListEventMap['view-change']) => void) | undefined
      onElementError?: ((event: StudentListEventMap['element-error']) => void) | undefined
      onNotice?: ((event: StudentListEventMap['notice']) => void) | undefined
    }
  >
  /** A teacher's day: the running class, the next lesson, timetable, coursewares, projects, and an assistant to ask and to jump from (Ctrl+K). */
  TeacherHome: Wrapper<
    TeacherHomeElement,
    TeacherHomeProperties,
    {
      onPageOpen?: ((event: TeacherHomeEventMap['page-open']) => void) | undefined
      onElementError?: ((event: TeacherHomeEventMap['element-error']) => void) | undefined
      onNotice?: ((event: TeacherHomeEventMap['notice']) => void) | undefined
    }
  >
  /** The bar over every page: the modules of the person, subject, school and logout. */
  TopBar: Wrapper<
    TopBarElement,
    TopBarProperties,
    {
      onModuleOpen?: ((event: TopBarEventMap['module-open']) => void) | undefined
      onHomeOpen?: ((event: TopBarEventMap['home-open']) => void) | undefined
      onSubjectChange?: ((event: TopBarEventMap['subject-change']) => void) | undefined
      onSchoolChange?: ((event: TopBarEventMap['school-change']) => void) | undefined
      onThemeChange?: ((event: TopBarEventMap['theme-change']) => void) | undefined
      onSessionEnd?: ((event: TopBarEventMap['session-end']) => void) | undefined
      onElementError?: ((event: TopBarEventMap['element-error']) => void) | undefined
      onNotice?: ((event: TopBarEventMap['notice']) => void) | undefined
    }
  >
}

/** Components for React 16.3 to 18, made with the page's own React. Their refs give the elements. */
export declare function createWrappers(react: typeof import('react')): Wrappers
