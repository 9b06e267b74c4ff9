/** Of `element-error`: an element crashed. */
export interface ElementErrorDetail {
  readonly error: unknown
  readonly componentStack: string | null | undefined
  /** Draws the element again from scratch, as the button of the notice does. */
  retry(): void
}

/** Of `notice`: a message that is about to be shown. */
export interface NoticeDetail {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly title?: string | undefined
  readonly text: string
  /** One thing to do about it. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
  /** How long it would stay, in ms. */
  readonly duration?: number | undefined
}

/** What every element dispatches, beside events of its own. */
export interface CommonEventMap extends HTMLElementEventMap {
  'element-error': CustomEvent<ElementErrorDetail>
  notice: CustomEvent<NoticeDetail>
}

/** A method of an element: a promise of what is behind it, whether or not the element is drawn yet. */
export type Promised<Method> = Method extends (...args: infer Args) => infer Answer
  ? (...args: Args) => Promise<Awaited<Answer>>
  : never

declare global {
  /** Events bubble: what is above the elements hears them too. */
  interface GlobalEventHandlersEventMap {
    'element-error': CustomEvent<ElementErrorDetail>
    notice: CustomEvent<NoticeDetail>
    /** On the document: the browser is too old for the elements, or for this tag. */
    'browser-unsupported': CustomEvent<{ readonly tag?: string }>
    'pad-join': CustomEvent<{
      readonly studentId: number
      readonly name: string
    }>
    'pad-answer': CustomEvent<{
      readonly questionId: number
      readonly answer: string
    }>
    'pad-class': CustomEvent<{
      readonly className: string
      readonly coursewareName: string
    }>
    'correction-complete': CustomEvent<{
      readonly id: number
      readonly type: 'exam' | 'homework'
      readonly right: number
      readonly wrong: number
    }>
    'correction-back': CustomEvent<null>
    'notebook-open': CustomEvent<null>
    'course-open': CustomEvent<{
      readonly courseId: number
      readonly classId: number | undefined
      readonly isCustomCourse: 0 | 1
      readonly className: string
    }>
    'view-change': CustomEvent<
      | {
          readonly view: string
          readonly replace: boolean
        }
      | {
          readonly view:
            | 'QRCodeLogin'
            | 'accountRegister'
            | 'messageLogin'
            | 'passwordLogin'
            | 'passwordSet'
            | 'successfulPasswordChange'
            | 'successfulRegister'
          readonly replace: boolean
        }
    >
    'course-saved': CustomEvent<{
      courseId: number | undefined
    }>
    'course-deleted': CustomEvent<{
      courseId: number
    }>
    'courseware-save': CustomEvent<{
      readonly courseId: number
    }>
    'courseware-cancel': CustomEvent<null>
    'courseware-create': CustomEvent<{
      readonly subjectId: number | undefined
    }>
    'courseware-edit': CustomEvent<{
      readonly courseId: number
    }>
    'class-start': CustomEvent<{
      readonly courseId: number
      readonly roomId: number
      readonly classId: string
      readonly way: 'device' | 'phone'
    }>
    'file-change': CustomEvent<{
      file: number
    }>
    'exam-back': CustomEvent<null>
    'merge-undone': CustomEvent<{
      examId: number
      examIds: readonly number[]
    }>
    'exam-deleted': CustomEvent<{
      examId: number
    }>
    'exam-created': CustomEvent<{
      examId: number | undefined
      name: string
    }>
    'exam-cancel': CustomEvent<null>
    'exam-open': CustomEvent<{
      readonly examId: number
      readonly name: string
    }>
    'exam-create': CustomEvent<null>
    'exams-merged': CustomEvent<{
      name: string
      examIds: readonly number[]
    }>
    'growth-close': CustomEvent<null>
    'photo-change': CustomEvent<{
      studentId: number
    }>
    'moment-add': CustomEvent<{
      studentId: number
    }>
    'profile-download': CustomEvent<{
      url: string
    }>
    'cockpit-load': CustomEvent<null>
    'lesson-saved': CustomEvent<
      | {
          lessonId: number | undefined
          status: 1 | 2
        }
      | {
          lessonId: number | undefined
        }
    >
    'lesson-cancel': CustomEvent<null>
    'lesson-open': CustomEvent<
      | {
          readonly lessonId: number
          readonly courseId: number
          readonly classId: number | undefined
          readonly isCustomCourse: 0 | 1
        }
      | {
          lessonId: number
        }
    >
    'paper-open': CustomEvent<{
      readonly id: number
      readonly type: 'exam' | 'homework'
      readonly correctBySelf: boolean
      readonly quickExamPaperId: number | undefined
    }>
    'correction-wish': CustomEvent<{
      readonly type: 'exam' | 'homework'
    }>
    'lesson-deleted': CustomEvent<{
      lessonId: number
    }>
    'lesson-back': CustomEvent<null>
    'document-open': CustomEvent<{
      readonly lessonId: number
      readonly file: number
    }>
    'lesson-released': CustomEvent<{
      lessonId: number
      status: 1 | 2
    }>
    'class-leave': CustomEvent<{
      readonly courseId: number
      readonly roomId: number
    }>
    'class-close': CustomEvent<null>
    'login-success': CustomEvent<{
      readonly role: 'student' | 'teacher'
      readonly target: string
    }>
    'session-expired': CustomEvent<null>
    'paper-download': CustomEvent<{
      url: string
    }>
    'question-mastered': CustomEvent<{
      questionId: number
      mastered: boolean
    }>
    'message-sent': CustomEvent<{
      studentId: number | undefined
    }>
    'paper-back': CustomEvent<null>
    'correction-open': CustomEvent<{
      readonly id: number
      readonly type: 'exam' | 'homework'
    }>
    'paper-choose': CustomEvent<{
      readonly id: number
      readonly type: 'exam' | 'homework'
    }>
    'paper-cancel': CustomEvent<null>
    'photos-sent': CustomEvent<{
      count: number
    }>
    'resource-confirm': CustomEvent<
      | {
          readonly mode: 'file'
          readonly files: readonly {
            id: number
            fileName: string
            url: string
            type: number
            size: number
            createTime: string
            urlAbridge: string
            transcodeImg: string
            needTranscode: boolean
            transcoding?: boolean | undefined
            note?: string | undefined
            ownerName?: string | undefined
            changeable?: boolean | undefined
          }[]
        }
      | {
          readonly mode: 'link'
          readonly link: {
            name: string
            url: string
          }
        }
    >
    'upload-complete': CustomEvent<{
      readonly file: {
        id: number
        fileName: string
        url: string
        type: number
        size: number
        createTime: string
        urlAbridge: string
        transcodeImg: string
        needTranscode: boolean
        transcoding?: boolean | undefined
        note?: string | undefined
        ownerName?: string | undefined
        changeable?: boolean | undefined
      }
      readonly library: 'cancelled' | 'confirmed' | 'open'
    }>
    'resource-cancel': CustomEvent<null>
    'page-open': CustomEvent<{
      readonly address: string
      readonly newWindow: boolean
    }>
    'student-open': CustomEvent<{
      readonly studentId: number
      readonly studentName: string
    }>
    'mistakes-open': CustomEvent<{
      readonly studentId: number
      readonly studentName: string
    }>
    'module-open': CustomEvent<{
      readonly id: number
      readonly address: string
      readonly newWindow: boolean
    }>
    'home-open': CustomEvent<{
      readonly address: string
    }>
    'subject-change': CustomEvent<{
      readonly subject: {
        id: number
        name: string
        color?: string | undefined
        icon?: string | undefined
      }
      readonly chosen: boolean
    }>
    'school-change': CustomEvent<{
      readonly schoolId: number
    }>
    'theme-change': CustomEvent<{
      readonly theme: 'auto' | 'dark' | 'light'
    }>
    'session-end': CustomEvent<{
      readonly target: string
    }>
  }
}
