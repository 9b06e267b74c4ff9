/* Made from the faces of the elements. */
const elements = {
  AnswerPad: {
    tag: 'answer-pad',
    props: ['classId', 'classroomId', 'token'],
    flags: [],
    events: ['pad-join', 'pad-answer', 'pad-class', 'element-error', 'notice'],
    methods: [],
  },
  CorrectionPanel: {
    tag: 'correction-panel',
    props: ['paperId', 'type', 'quickExamPaperId'],
    flags: [],
    events: ['correction-complete', 'correction-back', 'notebook-open', 'element-error', 'notice'],
    methods: ['reload'],
  },
  CourseList: {
    tag: 'course-list',
    props: ['audience', 'view', 'heading'],
    flags: [],
    events: ['course-open', 'view-change', 'course-saved', 'course-deleted', 'element-error', 'notice'],
    methods: ['reload'],
  },
  CoursewareEditor: {
    tag: 'courseware-editor',
    props: ['courseId', 'subjectValue'],
    flags: [],
    events: ['courseware-save', 'courseware-cancel', 'element-error', 'notice'],
    methods: [],
  },
  CoursewareList: {
    tag: 'courseware-list',
    props: ['view'],
    flags: [],
    events: ['view-change', 'courseware-create', 'courseware-edit', 'class-start', 'element-error', 'notice'],
    methods: ['reload', 'refresh'],
  },
  DocumentPreview: {
    tag: 'document-preview',
    props: ['lessonId', 'file', 'viewer'],
    flags: [],
    events: ['file-change', 'element-error', 'notice'],
    methods: [],
  },
  EvaluationTree: {
    tag: 'evaluation-tree',
    props: ['view', 'heading', 'subjectId', 'authority', 'template', 'viewer'],
    flags: [],
    events: ['view-change', 'element-error', 'notice'],
    methods: ['reload'],
  },
  ExamDetails: {
    tag: 'exam-details',
    props: ['examId', 'name', 'authority'],
    flags: [],
    events: ['exam-back', 'merge-undone', 'exam-deleted', 'element-error', 'notice'],
    methods: [],
  },
  ExamForm: {
    tag: 'exam-form',
    props: ['heading'],
    flags: [],
    events: ['exam-created', 'exam-cancel', 'element-error', 'notice'],
    methods: [],
  },
  ExamList: {
    tag: 'exam-list',
    props: ['view', 'heading', 'authority'],
    flags: [],
    events: [
      'exam-open',
      'exam-create',
      'view-change',
      'exams-merged',
      'merge-undone',
      'exam-deleted',
      'element-error',
      'notice',
    ],
    methods: ['reload', 'reset'],
  },
  GrowthProfile: {
    tag: 'growth-profile',
    props: ['studentId', 'studentName', 'view'],
    flags: [],
    events: [
      'growth-close',
      'view-change',
      'photo-change',
      'moment-add',
      'profile-download',
      'element-error',
      'notice',
    ],
    methods: ['reload'],
  },
  HeadmasterCockpit: {
    tag: 'headmaster-cockpit',
    props: ['header', 'heading'],
    flags: ['header'],
    events: ['cockpit-load', 'element-error', 'notice'],
    methods: [],
  },
  LessonEditor: {
    tag: 'lesson-editor',
    props: ['open', 'courseId', 'classId', 'lessonId', 'timetableId', 'custom'],
    flags: ['open', 'custom'],
    events: ['lesson-saved', 'lesson-cancel', 'element-error', 'notice'],
    methods: ['show', 'close'],
  },
  LessonList: {
    tag: 'lesson-list',
    props: ['audience', 'courseId', 'classId', 'custom', 'heading', 'subheading', 'view'],
    flags: ['custom'],
    events: [
      'lesson-open',
      'paper-open',
      'correction-wish',
      'view-change',
      'lesson-saved',
      'lesson-deleted',
      'element-error',
      'notice',
    ],
    methods: ['reload'],
  },
  LessonView: {
    tag: 'lesson-view',
    props: ['audience', 'lessonId', 'courseId', 'classId', 'custom', 'start'],
    flags: ['custom'],
    events: [
      'lesson-back',
      'lesson-open',
      'document-open',
      'lesson-released',
      'lesson-saved',
      'lesson-deleted',
      'element-error',
      'notice',
    ],
    methods: ['seek'],
  },
  LiveClassBoard: {
    tag: 'live-class-board',
    props: ['courseId', 'roomId', 'classId', 'running', 'padPath'],
    flags: ['running'],
    events: ['class-leave', 'class-close', 'element-error', 'notice'],
    methods: ['next', 'previous', 'toggleAnswer', 'leave'],
  },
  LoginPanel: {
    tag: 'login-panel',
    props: ['view', 'bare', 'provider', 'callback', 'slogan', 'contact', 'filing', 'filingLink', 'demoAccounts'],
    flags: ['bare'],
    events: ['view-change', 'login-success', 'element-error', 'notice'],
    methods: [],
  },
  MangoContext: {
    tag: 'mango-context',
    props: ['apiBase', 'userToken', 'loginPath', 'basePath', 'theme', 'subject'],
    flags: [],
    events: ['session-expired', 'element-error', 'notice'],
    methods: [],
  },
  MistakeNotebook: {
    tag: 'mistake-notebook',
    props: ['view', 'heading', 'studentId'],
    flags: [],
    events: ['view-change', 'paper-download', 'question-mastered', 'element-error', 'notice'],
    methods: ['reload', 'openReview'],
  },
  MonitorTable: {
    tag: 'monitor-table',
    props: ['view', 'heading'],
    flags: [],
    events: ['view-change', 'message-sent', 'element-error', 'notice'],
    methods: ['reload'],
  },
  PaperDetail: {
    tag: 'paper-detail',
    props: ['paperId', 'type'],
    flags: [],
    events: ['paper-back', 'correction-open', 'element-error', 'notice'],
    methods: [],
  },
  PaperList: {
    tag: 'paper-list',
    props: ['type', 'view', 'heading'],
    flags: [],
    events: ['view-change', 'paper-open', 'correction-open', 'element-error', 'notice'],
    methods: ['reload'],
  },
  PaperPicker: {
    tag: 'paper-picker',
    props: ['open', 'type'],
    flags: ['open'],
    events: ['paper-choose', 'paper-cancel', 'element-error', 'notice'],
    methods: ['show', 'close'],
  },
  PersonalHome: {
    tag: 'personal-home',
    props: ['heading'],
    flags: [],
    events: ['notebook-open', 'element-error', 'notice'],
    methods: [],
  },
  PhotoUpload: {
    tag: 'photo-upload',
    props: ['paperId', 'amended'],
    flags: ['amended'],
    events: ['photos-sent', 'element-error', 'notice'],
    methods: [],
  },
  ResourceLibrary: {
    tag: 'resource-library',
    props: ['open', 'inline', 'variant', 'types', 'single', 'filesOnly', 'heading', 'viewer'],
    flags: ['open', 'inline', 'single', 'filesOnly'],
    events: ['resource-confirm', 'upload-complete', 'resource-cancel', 'element-error', 'notice'],
    methods: ['show', 'close'],
  },
  StudentHome: {
    tag: 'student-home',
    props: ['assistantOnly'],
    flags: ['assistantOnly'],
    events: ['page-open', 'element-error', 'notice'],
    methods: ['reload', 'ask'],
  },
  StudentList: {
    tag: 'student-list',
    props: ['view', 'heading'],
    flags: [],
    events: ['student-open', 'mistakes-open', 'view-change', 'element-error', 'notice'],
    methods: ['reload'],
  },
  TeacherHome: {
    tag: 'teacher-home',
    props: ['assistantOnly'],
    flags: ['assistantOnly'],
    events: ['page-open', 'element-error', 'notice'],
    methods: ['reload', 'ask'],
  },
  TopBar: {
    tag: 'top-bar',
    props: ['brand', 'currentPath', 'apps'],
    flags: [],
    events: [
      'module-open',
      'home-open',
      'subject-change',
      'school-change',
      'theme-change',
      'session-end',
      'element-error',
      'notice',
    ],
    methods: [],
  },
}

const listenerOf = (event) => `on${event.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase())}`

function wrap(React, name, { tag, props, events }) {
  const own = new Set([...props, ...events.map(listenerOf), 'forwarded', 'className'])

  class Wrapper extends React.Component {
    constructor(given) {
      super(given)
      // One listener per event for the whole life: it asks for the handler of the moment.
      // Without newer syntax: bundlers of that time read this file.
      this.listeners = events.map((event) => [
        event,
        (heard) => {
          const handler = this.props[listenerOf(event)]
          if (handler) handler(heard)
        },
      ])
      this.hold = (element) => {
        for (const [event, listener] of this.listeners) {
          if (this.element) this.element.removeEventListener(event, listener)
          if (element) element.addEventListener(event, listener)
        }
        this.element = element
        const { forwarded } = this.props
        if (typeof forwarded === 'function') forwarded(element)
        else if (forwarded) forwarded.current = element
      }
    }

    componentDidMount() {
      this.assign({})
    }

    componentDidUpdate(before) {
      this.assign(before)
    }

    assign(before) {
      for (const prop of props) {
        if (this.props[prop] !== before[prop]) this.element[prop] = this.props[prop]
      }
    }

    render() {
      const rest = Object.fromEntries(Object.entries(this.props).filter(([key]) => !own.has(key)))
      // React before 19 writes hidden="false", which hides.
      const hidden = this.props.hidden || undefined
      return React.createElement(tag, { ...rest, hidden, class: this.props.className, ref: this.hold })
    }
  }
  Wrapper.displayName = name
  return React.forwardRef((given, ref) => React.createElement(Wrapper, { ...given, forwarded: ref }))
}

/** Components for React 16.3 to 18, made with the page's own React. */
export const createWrappers = (React) =>
  Object.fromEntries(Object.entries(elements).map(([name, element]) => [name, wrap(React, name, element)]))
