import type { EmitFn, HTMLAttributes, PublicProps } from 'vue'
import type { AnswerPadElement, AnswerPadEventMap, AnswerPadProperties } from './answer-pad.js'
import type { CorrectionPanelElement, CorrectionPanelEventMap, CorrectionPanelProperties } from './correction-panel.js'
import type {
  CoursewareEditorElement,
  CoursewareEditorEventMap,
  CoursewareEditorProperties,
} from './courseware-editor.js'
import type { CoursewareListElement, CoursewareListEventMap, CoursewareListProperties } from './courseware-list.js'
import type { ExamDetailsElement, ExamDetailsEventMap, ExamDetailsProperties } from './exam-details.js'
import type { ExamFormElement, ExamFormEventMap, ExamFormProperties } from './exam-form.js'
import type { ExamListElement, ExamListEventMap, ExamListProperties } from './exam-list.js'
import type {
  HeadmasterCockpitElement,
  HeadmasterCockpitEventMap,
  HeadmasterCockpitProperties,
} from './headmaster-cockpit.js'
import type { LiveClassBoardElement, LiveClassBoardEventMap, LiveClassBoardProperties } from './live-class-board.js'
import type { LoginPanelElement, LoginPanelEventMap, LoginPanelProperties } from './login-panel.js'
import type { MangoContextElement, MangoContextEventMap, MangoContextProperties } from './mango-context.js'
import type { MonitorTableElement, MonitorTableEventMap, MonitorTableProperties } from './monitor-table.js'
import type { PaperDetailElement, PaperDetailEventMap, PaperDetailProperties } from './paper-detail.js'
import type { PaperListElement, PaperListEventMap, PaperListProperties } from './paper-list.js'
import type { PaperPickerElement, PaperPickerEventMap, PaperPickerProperties } from './paper-picker.js'
import type { PhotoUploadElement, PhotoUploadEventMap, PhotoUploadProperties } from './photo-upload.js'
import type { ResourceLibraryElement, ResourceLibraryEventMap, ResourceLibraryProperties } from './resource-library.js'
import type { TopBarElement, TopBarEventMap, TopBarProperties } from './top-bar.js'

type Given<Properties> = { [Name in keyof Properties]?: Properties[Name] | undefined }
type Details<Events> = { [Name in keyof Events]: (event: Events[Name]) => void }
type Tag<Element, Properties, Events, More> = new () => Element & {
  /** @deprecated Only for templates; not there at run time. */
  $props: Omit<HTMLAttributes, keyof Properties> & Given<Properties> & PublicProps & More
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

interface ExamDetailsVue {
  /** Id of the exam. The attribute of `examId`. */
  'exam-id'?: number | undefined | undefined
  onExamBack?: ((event: ExamDetailsEventMap['exam-back']) => void) | undefined
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
  onExamOpen?: ((event: ExamListEventMap['exam-open']) => void) | undefined
  onExamCreate?: ((event: ExamListEventMap['exam-create']) => void) | undefined
  onViewChange?: ((event: ExamListEventMap['view-change']) => void) | undefined
  onExamsMerged?: ((event: ExamListEventMap['exams-merged']) => void) | undefined
  onExamDeleted?: ((event: ExamListEventMap['exam-deleted']) => void) | undefined
  onElementError?: ((event: ExamListEventMap['element-error']) => void) | undefined
  onNotice?: ((event: ExamListEventMap['notice']) => void) | undefined
}

interface HeadmasterCockpitVue {
  onCockpitLoad?: ((event: HeadmasterCockpitEventMap['cockpit-load']) => void) | undefined
  onElementError?: ((event: HeadmasterCockpitEventMap['element-error']) => void) | undefined
  onNotice?: ((event: HeadmasterCockpitEventMap['notice']) => void) | undefined
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

interface PhotoUploadVue {
  /** Id of the answered paper. The attribute of `paperId`. */
  'paper-id'?: number | undefined | undefined
  onPhotosSent?: ((event: PhotoUploadEventMap['photos-sent']) => void) | undefined
  onElementError?: ((event: PhotoUploadEventMap['element-error']) => void) | undefined
  onNotice?: ((event: PhotoUploadEventMap['notice']) => void) | undefined
}

interface ResourceLibraryVue {
  onResourceConfirm?: ((event: ResourceLibraryEventMap['resource-confirm']) => void) | undefined
  onUploadComplete?: ((event: ResourceLibraryEventMap['upload-complete']) => void) | undefined
  onResourceCancel?: ((event: ResourceLibraryEventMap['resource-cancel']) => void) | undefined
  onElementError?: ((event: ResourceLibraryEventMap['element-error']) => void) | undefined
  onNotice?: ((event: ResourceLibraryEventMap['notice']) => void) | undefined
}

interface TopBarVue {
  /** Path that tells which module is marked. Left out, the page's own. The attribute of `currentPath`. */
  'current-path'?: string | undefined
  onModuleOpen?: ((event: TopBarEventMap['module-open']) => void) | undefined
  onHomeOpen?: ((event: TopBarEventMap['home-open']) => void) | undefined
  onSubjectChange?: ((event: TopBarEventMap['subject-change']) => void) | undefined
  onSchoolChange?: ((event: TopBarEventMap['school-change']) => void) | undefined
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
    /** One form to create or edit a courseware: subject, grade, name, range, type, paper and the questions of it. */
    'courseware-editor': Tag<
      CoursewareEditorElement,
      CoursewareEditorProperties,
      CoursewareEditorEventMap,
      CoursewareEditorVue
    >
    /** Coursewares of the live classroom: filter, preview, see scores, edit, delete, and start a class with one. */
    'courseware-list': Tag<CoursewareListElement, CoursewareListProperties, CoursewareListEventMap, CoursewareListVue>
    /** An exam with its sub-exams, one per subject. */
    'exam-details': Tag<ExamDetailsElement, ExamDetailsProperties, ExamDetailsEventMap, ExamDetailsVue>
    /** Creates an exam. */
    'exam-form': Tag<ExamFormElement, ExamFormProperties, ExamFormEventMap, ExamFormVue>
    /** Exam management: filter, open, merge and delete the exams of a school. */
    'exam-list': Tag<ExamListElement, ExamListProperties, ExamListEventMap, ExamListVue>
    /** The headmaster's cockpit: a page of another system, framed at the address the server gives. */
    'headmaster-cockpit': Tag<
      HeadmasterCockpitElement,
      HeadmasterCockpitProperties,
      HeadmasterCockpitEventMap,
      HeadmasterCockpitVue
    >
    /** The running class on the projector: question, answers as they come, ranking, pairing of answer devices or the QR code for phones. */
    'live-class-board': Tag<LiveClassBoardElement, LiveClassBoardProperties, LiveClassBoardEventMap, LiveClassBoardVue>
    /** The public landing page of a school with login, registration and forgotten password. */
    'login-panel': Tag<LoginPanelElement, LoginPanelProperties, LoginPanelEventMap, LoginPanelVue>
    /** Configuration and session for the widgets inside it. Takes no part in the layout of the page. */
    'mango-context': Tag<MangoContextElement, MangoContextProperties, MangoContextEventMap, MangoContextVue>
    /** The study monitor: what students asked the voice assistant, with replies and broadcasts. */
    'monitor-table': Tag<MonitorTableElement, MonitorTableProperties, MonitorTableEventMap, MonitorTableVue>
    /** An answered paper: score and distribution, photos, and each question with the own and the right answer. */
    'paper-detail': Tag<PaperDetailElement, PaperDetailProperties, PaperDetailEventMap, PaperDetailVue>
    /** The homework or the exams of the student who is logged in, by subject, year, month and day. */
    'paper-list': Tag<PaperListElement, PaperListProperties, PaperListEventMap, PaperListVue>
    /** A dialog that finds the paper a student answered by hand: subject, workbook, chapter, section. */
    'paper-picker': Tag<PaperPickerElement, PaperPickerProperties, PaperPickerEventMap, PaperPickerVue>
    /** The phone page behind the QR code of a correction: takes photos of an answered paper, puts them in order and sends them. */
    'photo-upload': Tag<PhotoUploadElement, PhotoUploadProperties, PhotoUploadEventMap, PhotoUploadVue>
    /** The class-resource library: browse, search, upload and preview files, and hand back what was picked. */
    'resource-library': Tag<
      ResourceLibraryElement,
      ResourceLibraryProperties,
      ResourceLibraryEventMap,
      ResourceLibraryVue
    >
    /** The bar over every page: the modules of the person, subject, school and logout. */
    'top-bar': Tag<TopBarElement, TopBarProperties, TopBarEventMap, TopBarVue>
  }
}
