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

const componentName = (name) => `Mango${name.replace(/^Mango/, '')}`

function wrap(name) {
  const { tag, props, flags, methods } = elements[name]
  const declared = props.map((prop) => [prop, flags.includes(prop) ? { type: Boolean } : null])
  const forwarded = methods.map((method) => [
    method,
    async function (...args) {
      await customElements.whenDefined(tag)
      return this.$el[method](...args)
    },
  ])
  return {
    name: componentName(name),
    props: Object.fromEntries(declared),
    methods: Object.fromEntries(forwarded),
    beforeCreate() {
      this.given = new Set()
    },
    render(h) {
      for (const prop of props) if (this[prop] !== undefined) this.given.add(prop)
      // Vue would put '' for one that is no longer given; undefined restores what counts without it.
      const domProps = Object.fromEntries([...this.given].map((prop) => [prop, this[prop]]))
      // `pre`: the tag itself, not a component that Vue knows by that name, such as this one.
      return h(tag, { pre: true, domProps, on: this.$listeners }, this.$slots.default)
    },
  }
}

export const MangoAnswerPad = wrap('AnswerPad')
export const MangoCorrectionPanel = wrap('CorrectionPanel')
export const MangoCoursewareEditor = wrap('CoursewareEditor')
export const MangoCoursewareList = wrap('CoursewareList')
export const MangoExamDetails = wrap('ExamDetails')
export const MangoExamForm = wrap('ExamForm')
export const MangoExamList = wrap('ExamList')
export const MangoHeadmasterCockpit = wrap('HeadmasterCockpit')
export const MangoLiveClassBoard = wrap('LiveClassBoard')
export const MangoLoginPanel = wrap('LoginPanel')
export const MangoContext = wrap('MangoContext')
export const MangoMonitorTable = wrap('MonitorTable')
export const MangoPaperDetail = wrap('PaperDetail')
export const MangoPaperList = wrap('PaperList')
export const MangoPaperPicker = wrap('PaperPicker')
export const MangoPhotoUpload = wrap('PhotoUpload')
export const MangoResourceLibrary = wrap('ResourceLibrary')
export const MangoTopBar = wrap('TopBar')

/** `Vue.use(plugin)` registers all of them, and tells Vue the tags. */
export default {
  install(Vue) {
    for (const [name, { tag }] of Object.entries(elements)) {
      Vue.config.ignoredElements.push(tag)
      Vue.component(componentName(name), wrap(name))
    }
  },
}
