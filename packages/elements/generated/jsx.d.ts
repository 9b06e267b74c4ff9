import type { DetailedHTMLProps, HTMLAttributes } from 'react'
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
type Html<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & { class?: string | undefined }
type Tag<Element, Properties, More> = Omit<Html<Element>, keyof Properties | keyof More> &
  Given<Omit<Properties, keyof More>> &
  More

interface AnswerPadJsx {
  /** The class, from the QR code. The attribute of `classId`. */
  'class-id'?: string | undefined
  /** The virtual room, from the QR code. The attribute of `classroomId`. */
  'classroom-id'?: string | undefined
  /** A student has joined. */
  'onpad-join'?: ((event: AnswerPadEventMap['pad-join']) => void) | undefined
  /** The server has an answer of this student. */
  'onpad-answer'?: ((event: AnswerPadEventMap['pad-answer']) => void) | undefined
  /** The phone follows or steers this class: the page may name itself after it. */
  'onpad-class'?: ((event: AnswerPadEventMap['pad-class']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: AnswerPadEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: AnswerPadEventMap['notice']) => void) | undefined
}

interface CorrectionPanelJsx {
  /** Id of the answered paper. The attribute of `paperId`. */
  'paper-id'?: number | undefined | undefined
  /** Id of the paper it is an answer to, where the list named one. The attribute of `quickExamPaperId`. */
  'quick-exam-paper-id'?: number | undefined | undefined
  /** Everything is checked, and the wrong questions are in the notebook. The page that opened this one gets the message completeCheck. */
  'oncorrection-complete'?: ((event: CorrectionPanelEventMap['correction-complete']) => void) | undefined
  /** The person wants back to the list. By default the page goes there. */
  'oncorrection-back'?: ((event: CorrectionPanelEventMap['correction-back']) => void) | undefined
  /** The person wants to see the wrong questions. By default the notebook opens in a new window. */
  'onnotebook-open'?: ((event: CorrectionPanelEventMap['notebook-open']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: CorrectionPanelEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: CorrectionPanelEventMap['notice']) => void) | undefined
}

interface CourseListJsx {
  /** A course was chosen. By default its lessons open: a teacher's in a new window, a student's in place of the page. */
  'oncourse-open'?: ((event: CourseListEventMap['course-open']) => void) | undefined
  /** The shown view changed: keep it in the address, and give it back as `view`. */
  'onview-change'?: ((event: CourseListEventMap['view-change']) => void) | undefined
  /** A course was created (`courseId` is undefined where the server did not tell it) or changed. */
  'oncourse-saved'?: ((event: CourseListEventMap['course-saved']) => void) | undefined
  /** A course was deleted. */
  'oncourse-deleted'?: ((event: CourseListEventMap['course-deleted']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: CourseListEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: CourseListEventMap['notice']) => void) | undefined
}

interface CoursewareEditorJsx {
  /** The courseware to edit; without one a new one is made. The attribute of `courseId`. */
  'course-id'?: number | undefined | undefined
  /** Subject that a new courseware starts with. The attribute of `subjectValue`. */
  'subject-value'?: number | undefined | undefined
  /** The courseware was saved. Goes back to the list of the host unless prevented. */
  'oncourseware-save'?: ((event: CoursewareEditorEventMap['courseware-save']) => void) | undefined
  /** The person left the form without saving. Goes back to the list of the host unless prevented. */
  'oncourseware-cancel'?: ((event: CoursewareEditorEventMap['courseware-cancel']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: CoursewareEditorEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: CoursewareEditorEventMap['notice']) => void) | undefined
}

interface CoursewareListJsx {
  /** The shown view changed: keep it in the address, and give it back as `view`. */
  'onview-change'?: ((event: CoursewareListEventMap['view-change']) => void) | undefined
  /** A new courseware is wanted. Goes to the editor of the host unless prevented. */
  'oncourseware-create'?: ((event: CoursewareListEventMap['courseware-create']) => void) | undefined
  /** A courseware is to be edited. Goes to the editor of the host unless prevented. */
  'oncourseware-edit'?: ((event: CoursewareListEventMap['courseware-edit']) => void) | undefined
  /** A class has begun. Goes to the running class of the host unless prevented. */
  'onclass-start'?: ((event: CoursewareListEventMap['class-start']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: CoursewareListEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: CoursewareListEventMap['notice']) => void) | undefined
}

interface DocumentPreviewJsx {
  /** Id of the lesson. The attribute of `lessonId`. */
  'lesson-id'?: number | undefined | undefined
  /** Another file is shown: keep it in the address, and give it back as `file`. */
  'onfile-change'?: ((event: DocumentPreviewEventMap['file-change']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: DocumentPreviewEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: DocumentPreviewEventMap['notice']) => void) | undefined
}

interface EvaluationTreeJsx {
  /** Subject that is shown where the view names none. The attribute of `subjectId`. */
  'subject-id'?: number | undefined | undefined
  /** Permission ids of the person (106 administers every file, 110 defines categories), where they are not those of the login. */
  authority?: readonly number[] | undefined | string | null | undefined
  /** The shown view changed: keep it in the address, and give it back as `view`. `replace`: not a step of its own. */
  'onview-change'?: ((event: EvaluationTreeEventMap['view-change']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: EvaluationTreeEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: EvaluationTreeEventMap['notice']) => void) | undefined
}

interface ExamDetailsJsx {
  /** Id of the exam. The attribute of `examId`. */
  'exam-id'?: number | undefined | undefined
  /** Permission ids of the person (47 renames, publishes and adds subjects, 48 deletes), where they are not those of the login. */
  authority?: readonly number[] | undefined | string | null | undefined
  /** The person wants back to the list. By default the page goes there. */
  'onexam-back'?: ((event: ExamDetailsEventMap['exam-back']) => void) | undefined
  /** The merge that made the exam was undone; then the person wants back to the list. */
  'onmerge-undone'?: ((event: ExamDetailsEventMap['merge-undone']) => void) | undefined
  /** A sub-exam, or the exam itself, was deleted. */
  'onexam-deleted'?: ((event: ExamDetailsEventMap['exam-deleted']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: ExamDetailsEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: ExamDetailsEventMap['notice']) => void) | undefined
}

interface ExamFormJsx {
  /** An exam was created. By default the page goes to the list, without filters. */
  'onexam-created'?: ((event: ExamFormEventMap['exam-created']) => void) | undefined
  /** The person does not want to create an exam. By default the page goes to the list. */
  'onexam-cancel'?: ((event: ExamFormEventMap['exam-cancel']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: ExamFormEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: ExamFormEventMap['notice']) => void) | undefined
}

interface ExamListJsx {
  /** Permission ids of the person (47 creates, 48 deletes), where they are not those of the login. */
  authority?: readonly number[] | undefined | string | null | undefined
  /** The details of an exam are wanted. By default the page goes to them. */
  'onexam-open'?: ((event: ExamListEventMap['exam-open']) => void) | undefined
  /** A new exam is wanted. By default the page goes to the form. */
  'onexam-create'?: ((event: ExamListEventMap['exam-create']) => void) | undefined
  /** The shown view changed: keep it in the address, and give it back as `view`. `replace`: not a step of its own, as with a changed basket. */
  'onview-change'?: ((event: ExamListEventMap['view-change']) => void) | undefined
  /** Exams were merged into a new one. */
  'onexams-merged'?: ((event: ExamListEventMap['exams-merged']) => void) | undefined
  /** A merge was undone: its exam is gone, the merged ones are there again. */
  'onmerge-undone'?: ((event: ExamListEventMap['merge-undone']) => void) | undefined
  /** An exam was deleted; of several deleted at once, each tells. */
  'onexam-deleted'?: ((event: ExamListEventMap['exam-deleted']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: ExamListEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: ExamListEventMap['notice']) => void) | undefined
}

interface GrowthProfileJsx {
  /** Whose profile; without one, that of the student who is logged in. The attribute of `studentId`. */
  'student-id'?: number | undefined | undefined
  /** The name, until the server has told it. The attribute of `studentName`. */
  'student-name'?: string | undefined
  /** The person wants it closed. By default the window around the page, or that opened it, gets the message "close". */
  'ongrowth-close'?: ((event: GrowthProfileEventMap['growth-close']) => void) | undefined
  /** The shown view changed: keep it in the address, and give it back as `view`. */
  'onview-change'?: ((event: GrowthProfileEventMap['view-change']) => void) | undefined
  /** The picture of the student was changed. */
  'onphoto-change'?: ((event: GrowthProfileEventMap['photo-change']) => void) | undefined
  /** A moment was added. */
  'onmoment-add'?: ((event: GrowthProfileEventMap['moment-add']) => void) | undefined
  /** The profile is ready as a file. By default the page goes to its address, which saves it. */
  'onprofile-download'?: ((event: GrowthProfileEventMap['profile-download']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: GrowthProfileEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: GrowthProfileEventMap['notice']) => void) | undefined
}

interface HeadmasterCockpitJsx {
  /** The framed page has loaded. */
  'oncockpit-load'?: ((event: HeadmasterCockpitEventMap['cockpit-load']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: HeadmasterCockpitEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: HeadmasterCockpitEventMap['notice']) => void) | undefined
}

interface LessonEditorJsx {
  /** Id of the course. The attribute of `courseId`. */
  'course-id'?: number | undefined | undefined
  /** The class a new lesson is for. The attribute of `classId`. */
  'class-id'?: number | undefined | undefined
  /** The lesson to change; without one a new lesson is made. The attribute of `lessonId`. */
  'lesson-id'?: number | undefined | undefined
  /** The hour of the timetable that the lesson belongs to. The attribute of `timetableId`. */
  'timetable-id'?: number | undefined | undefined
  /** The lesson was saved as a draft (1) or published (2). */
  'onlesson-saved'?: ((event: LessonEditorEventMap['lesson-saved']) => void) | undefined
  /** The person gave up editing. */
  'onlesson-cancel'?: ((event: LessonEditorEventMap['lesson-cancel']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: LessonEditorEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: LessonEditorEventMap['notice']) => void) | undefined
}

interface LessonListJsx {
  /** Id of the course. The attribute of `courseId`. */
  'course-id'?: number | undefined | undefined
  /** Of a teacher's list: the class whose lessons are shown; without it all. The attribute of `classId`. */
  'class-id'?: number | undefined | undefined
  /** A lesson is wanted. By default its page opens in a new tab. */
  'onlesson-open'?: ((event: LessonListEventMap['lesson-open']) => void) | undefined
  /** An answered paper is wanted. By default the page goes to its detail. */
  'onpaper-open'?: ((event: LessonListEventMap['paper-open']) => void) | undefined
  /** A student wants to choose a paper to correct: open `<paper-picker>`. By default the page goes to the homework or the exams, where it is. */
  'oncorrection-wish'?: ((event: LessonListEventMap['correction-wish']) => void) | undefined
  /** The shown view changed: keep it in the address, and give it back as `view`. */
  'onview-change'?: ((event: LessonListEventMap['view-change']) => void) | undefined
  /** A lesson was made. */
  'onlesson-saved'?: ((event: LessonListEventMap['lesson-saved']) => void) | undefined
  /** A lesson was deleted. */
  'onlesson-deleted'?: ((event: LessonListEventMap['lesson-deleted']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: LessonListEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: LessonListEventMap['notice']) => void) | undefined
}

interface LessonViewJsx {
  /** Id of the lesson. The attribute of `lessonId`. */
  'lesson-id'?: number | undefined | undefined
  /** Of a teacher: the course it was looked for in, for the way back. The attribute of `courseId`. */
  'course-id'?: number | undefined | undefined
  /** Of a teacher: the class it was looked for in, for the way back. The attribute of `classId`. */
  'class-id'?: number | undefined | undefined
  /** The person wants back to the list. By default the page goes there. */
  'onlesson-back'?: ((event: LessonViewEventMap['lesson-back']) => void) | undefined
  /** The lesson before or after is wanted. By default the page goes to it. */
  'onlesson-open'?: ((event: LessonViewEventMap['lesson-open']) => void) | undefined
  /** A material is to be looked at. By default its preview opens in a new tab. */
  'ondocument-open'?: ((event: LessonViewEventMap['document-open']) => void) | undefined
  /** The lesson was published (2) or taken back to the drafts (1); it is shown anew already. */
  'onlesson-released'?: ((event: LessonViewEventMap['lesson-released']) => void) | undefined
  /** The lesson was changed. */
  'onlesson-saved'?: ((event: LessonViewEventMap['lesson-saved']) => void) | undefined
  /** The lesson was deleted. By default the page goes to the list. */
  'onlesson-deleted'?: ((event: LessonViewEventMap['lesson-deleted']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: LessonViewEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: LessonViewEventMap['notice']) => void) | undefined
}

interface LiveClassBoardJsx {
  /** The courseware. The attribute of `courseId`. */
  'course-id'?: number | undefined | undefined
  /** The room, or the virtual room of the phone mode. The attribute of `roomId`. */
  'room-id'?: number | undefined | undefined
  /** The class; several classes joined by commas. The attribute of `classId`. */
  'class-id'?: string | undefined
  /** Address of the phone page; classId, classroomId and token are appended to it. Not taken from a page that shows the element in a frame. The attribute of `padPath`. */
  'pad-path'?: string | undefined
  /** The teacher left the class, which ends it. Goes back to the list of the host unless prevented. */
  'onclass-leave'?: ((event: LiveClassBoardEventMap['class-leave']) => void) | undefined
  /** The class was closed by the server: another class began in the room, or time ran out. */
  'onclass-close'?: ((event: LiveClassBoardEventMap['class-close']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: LiveClassBoardEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: LiveClassBoardEventMap['notice']) => void) | undefined
}

interface LoginPanelJsx {
  /** Where the record-filing number leads. The attribute of `filingLink`. */
  'filing-link'?: string | undefined
  /** Accounts to try the product with, offered below the popup. The attribute of `demoAccounts`. */
  'demo-accounts'?: string | undefined
  /** Another view is wanted. Prevent it to set `view` yourself, from the address bar say. */
  'onview-change'?: ((event: LoginPanelEventMap['view-change']) => void) | undefined
  /** Somebody logged in; the cookies are written. Prevent it to go on yourself. */
  'onlogin-success'?: ((event: LoginPanelEventMap['login-success']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: LoginPanelEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: LoginPanelEventMap['notice']) => void) | undefined
}

interface MangoContextJsx {
  /** Where the backend answers. Left out, the origin of the page. The attribute of `apiBase`. */
  'api-base'?: string | undefined | undefined
  /** Token of the session. Left out, that of the cookie. The attribute of `userToken`. */
  'user-token'?: string | undefined | undefined
  /** Where an ended session leads. Left out, /adminv2/login/passwordLogin. The attribute of `loginPath`. */
  'login-path'?: string | undefined | undefined
  /** Start of the application's routes. Left out, /adminv2. The attribute of `basePath`. */
  'base-path'?: string | undefined | undefined
  /** The session has ended. Prevent it to stay on the page. Without a <mango-context>, on <html>. */
  'onsession-expired'?: ((event: MangoContextEventMap['session-expired']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: MangoContextEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: MangoContextEventMap['notice']) => void) | undefined
}

interface MistakeNotebookJsx {
  /** Whose notebook it is, where that is not the person who is logged in: a teacher looks, and changes nothing. The attribute of `studentId`. */
  'student-id'?: number | undefined | undefined
  /** The shown view changed: keep it in the address, and give it back as `view`. */
  'onview-change'?: ((event: MistakeNotebookEventMap['view-change']) => void) | undefined
  /** A paper is ready. By default the page goes to its address, which saves it. */
  'onpaper-download'?: ((event: MistakeNotebookEventMap['paper-download']) => void) | undefined
  /** A question was mastered, or revived. */
  'onquestion-mastered'?: ((event: MistakeNotebookEventMap['question-mastered']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: MistakeNotebookEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: MistakeNotebookEventMap['notice']) => void) | undefined
}

interface MonitorTableJsx {
  /** The shown view changed: keep it in the address, and give it back as `view`. */
  'onview-change'?: ((event: MonitorTableEventMap['view-change']) => void) | undefined
  /** A message was sent, to one student or (without an id) to all. */
  'onmessage-sent'?: ((event: MonitorTableEventMap['message-sent']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: MonitorTableEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: MonitorTableEventMap['notice']) => void) | undefined
}

interface PaperDetailJsx {
  /** Id of the answered paper. The attribute of `paperId`. */
  'paper-id'?: number | undefined | undefined
  /** The person wants back to the list. By default the page goes there. */
  'onpaper-back'?: ((event: PaperDetailEventMap['paper-back']) => void) | undefined
  /** The student wants to go on correcting the paper. By default the page goes to its correction. */
  'oncorrection-open'?: ((event: PaperDetailEventMap['correction-open']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: PaperDetailEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: PaperDetailEventMap['notice']) => void) | undefined
}

interface PaperListJsx {
  /** The shown view changed: keep it in the address, and give it back as `view`. */
  'onview-change'?: ((event: PaperListEventMap['view-change']) => void) | undefined
  /** A paper was pressed. By default the page goes to its correction where the student corrects it, otherwise to its detail. */
  'onpaper-open'?: ((event: PaperListEventMap['paper-open']) => void) | undefined
  /** A paper was chosen to be corrected. By default its correction opens in a new tab. */
  'oncorrection-open'?: ((event: PaperListEventMap['correction-open']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: PaperListEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: PaperListEventMap['notice']) => void) | undefined
}

interface PaperPickerJsx {
  /** A paper was chosen. By default its correction opens in a new tab. */
  'onpaper-choose'?: ((event: PaperPickerEventMap['paper-choose']) => void) | undefined
  /** The dialog was closed without choosing. */
  'onpaper-cancel'?: ((event: PaperPickerEventMap['paper-cancel']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: PaperPickerEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: PaperPickerEventMap['notice']) => void) | undefined
}

interface PersonalHomeJsx {
  /** The mistake notebook is wanted. By default it opens in a new window. */
  'onnotebook-open'?: ((event: PersonalHomeEventMap['notebook-open']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: PersonalHomeEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: PersonalHomeEventMap['notice']) => void) | undefined
}

interface PhotoUploadJsx {
  /** Id of the answered paper. The attribute of `paperId`. */
  'paper-id'?: number | undefined | undefined
  /** Everything that was chosen is there. */
  'onphotos-sent'?: ((event: PhotoUploadEventMap['photos-sent']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: PhotoUploadEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: PhotoUploadEventMap['notice']) => void) | undefined
}

interface ResourceLibraryJsx {
  /** Type codes that may be handed back (1 Word, 2 PDF, 3 PPT, 4 video, 5 other, 6 image); empty for all. */
  types?: readonly number[] | string | null | undefined
  /** Offers files alone: no link can be handed back. The attribute of `filesOnly`. */
  'files-only'?: boolean | '' | undefined
  /** The person confirmed. Prevent it to keep the library open. */
  'onresource-confirm'?: ((event: ResourceLibraryEventMap['resource-confirm']) => void) | undefined
  /** A file was uploaded, perhaps long after the library was closed or its element removed: listen on the element itself. */
  'onupload-complete'?: ((event: ResourceLibraryEventMap['upload-complete']) => void) | undefined
  /** The person cancelled or closed the library without picking anything. */
  'onresource-cancel'?: ((event: ResourceLibraryEventMap['resource-cancel']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: ResourceLibraryEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: ResourceLibraryEventMap['notice']) => void) | undefined
}

interface StudentHomeJsx {
  /** Shows nothing but the assistant, once it is asked for: for every other page. The attribute of `assistantOnly`. */
  'assistant-only'?: boolean | '' | undefined
  /** Another page is wanted. By default it opens. Prevent it to go there yourself. */
  'onpage-open'?: ((event: StudentHomeEventMap['page-open']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: StudentHomeEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: StudentHomeEventMap['notice']) => void) | undefined
}

interface StudentListJsx {
  /** A student was chosen. By default the page goes to the growth profile. */
  'onstudent-open'?: ((event: StudentListEventMap['student-open']) => void) | undefined
  /** The mistake notebook of a student was chosen. By default the page goes to it. */
  'onmistakes-open'?: ((event: StudentListEventMap['mistakes-open']) => void) | undefined
  /** The shown view changed: keep it in the address, and give it back as `view`. */
  'onview-change'?: ((event: StudentListEventMap['view-change']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: StudentListEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: StudentListEventMap['notice']) => void) | undefined
}

interface TeacherHomeJsx {
  /** Shows nothing but the assistant, once it is asked for: for every other page. The attribute of `assistantOnly`. */
  'assistant-only'?: boolean | '' | undefined
  /** Another page is wanted. By default it opens. Prevent it to go there yourself. */
  'onpage-open'?: ((event: TeacherHomeEventMap['page-open']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: TeacherHomeEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: TeacherHomeEventMap['notice']) => void) | undefined
}

interface TopBarJsx {
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
  /** A module was chosen. Prevent it to go there yourself. */
  'onmodule-open'?: ((event: TopBarEventMap['module-open']) => void) | undefined
  /** The title was pressed. Prevent it to go home yourself. */
  'onhome-open'?: ((event: TopBarEventMap['home-open']) => void) | undefined
  /** Another subject counts from now on; also told once at the start. Where it was chosen, set it as the subject of your <mango-context>. */
  'onsubject-change'?: ((event: TopBarEventMap['subject-change']) => void) | undefined
  /** The teacher is in another school; the cookies are rewritten. Prevent it to keep the page from reloading. */
  'onschool-change'?: ((event: TopBarEventMap['school-change']) => void) | undefined
  /** Another look was chosen, and is remembered: set it as the theme of your <mango-context>. */
  'ontheme-change'?: ((event: TopBarEventMap['theme-change']) => void) | undefined
  /** The person logged out; the cookies are gone. Prevent it to leave for the login page yourself. */
  'onsession-end'?: ((event: TopBarEventMap['session-end']) => void) | undefined
  /** The element crashed. Prevent it to draw your own notice instead of ours. */
  'onelement-error'?: ((event: TopBarEventMap['element-error']) => void) | undefined
  /** A message is about to be shown. Prevent it to show it your way, with its `action`: undo and retry are only there. */
  onnotice?: ((event: TopBarEventMap['notice']) => void) | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A student’s phone in a live class: join with the student code, answer, and see whether the answer has arrived. */
      'answer-pad': Tag<AnswerPadElement, AnswerPadProperties, AnswerPadJsx>
      /** Where a student corrects an own paper: photos of the answers beside the questions with their right answers, marked by mouse, finger or keyboard. */
      'correction-panel': Tag<CorrectionPanelElement, CorrectionPanelProperties, CorrectionPanelJsx>
      /** The courses that a teacher gives, to create, edit and delete, or those that a student takes. */
      'course-list': Tag<CourseListElement, CourseListProperties, CourseListJsx>
      /** One form to create or edit a courseware: subject, grade, name, range, type, paper and the questions of it. */
      'courseware-editor': Tag<CoursewareEditorElement, CoursewareEditorProperties, CoursewareEditorJsx>
      /** Coursewares of the live classroom: filter, preview, see scores, edit, delete, and start a class with one. */
      'courseware-list': Tag<CoursewareListElement, CoursewareListProperties, CoursewareListJsx>
      /** A document of a lesson on the page itself, beside a list of all that can be previewed. */
      'document-preview': Tag<DocumentPreviewElement, DocumentPreviewProperties, DocumentPreviewJsx>
      /** Curriculum evaluation: the tree of targets of a subject, and the teaching files that hang on them. A page with a <resource-library> lets people pick from it here too. */
      'evaluation-tree': Tag<EvaluationTreeElement, EvaluationTreeProperties, EvaluationTreeJsx>
      /** An exam with its sub-exams, one per subject, their averages and what comes next. Public exams are seen by every teacher who may look at exams; the others only by those who may create (47) or delete (48) them. */
      'exam-details': Tag<ExamDetailsElement, ExamDetailsProperties, ExamDetailsJsx>
      /** Creates an exam. */
      'exam-form': Tag<ExamFormElement, ExamFormProperties, ExamFormJsx>
      /** Exam management: filter, open, merge and delete the exams of a school. */
      'exam-list': Tag<ExamListElement, ExamListProperties, ExamListJsx>
      /** A student on one page: information, abilities by subject, points of the last days, moments. */
      'growth-profile': Tag<GrowthProfileElement, GrowthProfileProperties, GrowthProfileJsx>
      /** The headmaster's cockpit: a page of another system, framed at the address the server gives. */
      'headmaster-cockpit': Tag<HeadmasterCockpitElement, HeadmasterCockpitProperties, HeadmasterCockpitJsx>
      /** A dialog that makes a lesson or changes one: what it is about, video, courseware, notes, materials, other classes. A page with a <resource-library> lets people pick from it here too. */
      'lesson-editor': Tag<LessonEditorElement, LessonEditorProperties, LessonEditorJsx>
      /** A course's lessons by chapter or month; for a student also its homework and exams, for a teacher its drafts. */
      'lesson-list': Tag<LessonListElement, LessonListProperties, LessonListJsx>
      /** A lesson: its video with the slides that follow it, its notes and materials; for its teacher also editing and publishing. */
      'lesson-view': Tag<LessonViewElement, LessonViewProperties, LessonViewJsx>
      /** The running class on the projector: question, answers as they come, ranking, pairing of answer devices or the QR code for phones. */
      'live-class-board': Tag<LiveClassBoardElement, LiveClassBoardProperties, LiveClassBoardJsx>
      /** The public landing page of a school with login, registration and forgotten password. */
      'login-panel': Tag<LoginPanelElement, LoginPanelProperties, LoginPanelJsx>
      /** Configuration and session for the widgets inside it. Takes no part in the layout of the page. */
      'mango-context': Tag<MangoContextElement, MangoContextProperties, MangoContextJsx>
      /** The mistake notebook of a student: wrong questions by subject, causes, papers to print, daily review. */
      'mistake-notebook': Tag<MistakeNotebookElement, MistakeNotebookProperties, MistakeNotebookJsx>
      /** The study monitor: what students asked the voice assistant, with replies and broadcasts. */
      'monitor-table': Tag<MonitorTableElement, MonitorTableProperties, MonitorTableJsx>
      /** An answered paper: score and distribution, photos, and each question with the own and the right answer. */
      'paper-detail': Tag<PaperDetailElement, PaperDetailProperties, PaperDetailJsx>
      /** The homework or the exams of the student who is logged in, by subject, year, month and day. */
      'paper-list': Tag<PaperListElement, PaperListProperties, PaperListJsx>
      /** A dialog that finds the paper a student answered by hand: subject, workbook, chapter, section. */
      'paper-picker': Tag<PaperPickerElement, PaperPickerProperties, PaperPickerJsx>
      /** The personal page of a student: the mistake notebook, and what is still to come. */
      'personal-home': Tag<PersonalHomeElement, PersonalHomeProperties, PersonalHomeJsx>
      /** The phone page behind the QR code of a correction: takes photos of an answered paper, puts them in order and sends them. */
      'photo-upload': Tag<PhotoUploadElement, PhotoUploadProperties, PhotoUploadJsx>
      /** The class-resource library: browse, search, upload and preview files, and hand back what was picked. */
      'resource-library': Tag<ResourceLibraryElement, ResourceLibraryProperties, ResourceLibraryJsx>
      /** A student's day: the next lesson, homework, timetable, last results, and an assistant to ask and to jump from (Ctrl+K). */
      'student-home': Tag<StudentHomeElement, StudentHomeProperties, StudentHomeJsx>
      /** The students of the classes a teacher teaches, by class, with a search over all of them. */
      'student-list': Tag<StudentListElement, StudentListProperties, StudentListJsx>
      /** A teacher's day: the running class, the next lesson, timetable, coursewares, projects, and an assistant to ask and to jump from (Ctrl+K). */
      'teacher-home': Tag<TeacherHomeElement, TeacherHomeProperties, TeacherHomeJsx>
      /** The bar over every page: the modules of the person, subject, school and logout. */
      'top-bar': Tag<TopBarElement, TopBarProperties, TopBarJsx>
    }
  }
}
