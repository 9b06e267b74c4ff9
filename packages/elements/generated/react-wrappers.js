/* Made from the faces of the elements. */
const elements = {
  AnswerPad: {
    tag: 'answer-pad',
    props: ['classId', 'classroomId', 'token'],
    flags: [],
    events: ['pad-join', 'pad-answer', 'element-error', 'notice'],
    methods: [],
  },
  CorrectionPanel: {
    tag: 'correction-panel',
    props: ['paperId', 'type', 'quickExamPaperId'],
    flags: [],
    events: ['correction-complete', 'correction-back', 'notebook-open', 'element-error', 'notice'],
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
    methods: ['refresh'],
  },
  ExamDetails: {
    tag: 'exam-details',
    props: ['examId', 'name', 'authority'],
    flags: [],
    events: ['exam-back', 'exam-deleted', 'element-error', 'notice'],
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
    events: ['exam-open', 'exam-create', 'view-change', 'exams-merged', 'exam-deleted', 'element-error', 'notice'],
    methods: ['reload', 'reset'],
  },
  HeadmasterCockpit: {
    tag: 'headmaster-cockpit',
    props: ['header', 'heading'],
    flags: ['header'],
    events: ['cockpit-load', 'element-error', 'notice'],
    methods: [],
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
    props: ['apiBase', 'userToken', 'loginPath', 'basePath', 'theme'],
    flags: [],
    events: ['session-expired', 'element-error', 'notice'],
    methods: [],
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
    events: ['paper-back', 'element-error', 'notice'],
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
  PhotoUpload: {
    tag: 'photo-upload',
    props: ['paperId', 'amended'],
    flags: ['amended'],
    events: ['photos-sent', 'element-error', 'notice'],
    methods: [],
  },
  ResourceLibrary: {
    tag: 'resource-library',
    props: ['open', 'inline', 'variant', 'types', 'single', 'heading', 'viewer'],
    flags: ['open', 'inline', 'single'],
    events: ['resource-confirm', 'upload-complete', 'resource-cancel', 'element-error', 'notice'],
    methods: ['show', 'close'],
  },
  TopBar: {
    tag: 'top-bar',
    props: ['brand', 'currentPath', 'apps'],
    flags: [],
    events: ['module-open', 'home-open', 'subject-change', 'school-change', 'session-end', 'element-error', 'notice'],
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
      this.listeners = events.map((event) => [event, (heard) => this.props[listenerOf(event)]?.(heard)])
      this.hold = (element) => {
        for (const [event, listener] of this.listeners) {
          this.element?.removeEventListener(event, listener)
          element?.addEventListener(event, listener)
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
      return React.createElement(tag, { ...rest, class: this.props.className, ref: this.hold })
    }
  }
  Wrapper.displayName = name
  return React.forwardRef((given, ref) => React.createElement(Wrapper, { ...given, forwarded: ref }))
}

/** Components for React 16.3 to 18, made with the page's own React. */
export const createWrappers = (React) =>
  Object.fromEntries(Object.entries(elements).map(([name, element]) => [name, wrap(React, name, element)]))
