/* An application in the style of its time: React 16, class components, a modal by portal. Without a build step, so without JSX. */
import { createWrappers } from '../../elements/react-wrappers.js'

const { React, ReactDOM } = window
const h = React.createElement
const { MangoContext, TopBar, ResourceLibrary, HeadmasterCockpit, MonitorTable } = createWrappers(React)

const namesOf = (detail) => (detail.mode === 'link' ? [detail.link.name] : detail.files.map((file) => file.fileName))

class EntryDetail extends React.Component {
  render() {
    const { entry, onAttach, onClose } = this.props
    return ReactDOM.createPortal(
      h(
        'div',
        { className: 'shade' },
        h(
          'div',
          { className: 'detail', role: 'dialog', 'aria-label': entry.title },
          h('h2', null, entry.title),
          h('p', null, entry.about),
          h('h3', null, '附件'),
          entry.attachments.length === 0 && h('p', { className: 'quiet' }, '暂无附件'),
          h(
            'ul',
            { id: 'attachments' },
            entry.attachments.map((name) => h('li', { key: name }, name)),
          ),
          h(
            'div',
            { className: 'buttons' },
            h('button', { onClick: onAttach }, '添加附件'),
            h('button', { className: 'main', onClick: onClose }, '完成'),
          ),
        ),
      ),
      document.body,
    )
  }
}

/* A modal of the page over one of ours: its portal is a native <dialog>, which enters the browser's top layer. */
class Question extends React.Component {
  constructor(props) {
    super(props)
    this.layer = document.createElement('dialog')
    this.layer.className = 'layer'
    this.close = (event) => {
      event.preventDefault()
      this.props.onClose()
    }
  }

  componentDidMount() {
    document.body.append(this.layer)
    this.layer.addEventListener('cancel', this.close)
    this.layer.showModal()
  }

  componentWillUnmount() {
    this.layer.remove()
  }

  render() {
    const { title, children } = this.props
    return ReactDOM.createPortal(
      h('div', { className: 'detail', role: 'alertdialog', 'aria-label': title }, h('h2', null, title), children),
      this.layer,
    )
  }
}

class Diary extends React.Component {
  constructor(props) {
    super(props)
    this.state = {
      tab: 'diary',
      opened: null,
      picking: false,
      again: null,
      theme: 'light',
      entries: [
        { id: 1, title: '周一：升旗与值日', about: '升旗仪式由二组主持，值日生补擦了后黑板。', attachments: [] },
        { id: 2, title: '周二：数学公开课', about: '教研组六位老师听课，学生上台讲题四人次。', attachments: [] },
        { id: 3, title: '周三：家长沟通记录', about: '与三位家长通话，约好下周二放学后面谈。', attachments: [] },
      ],
    }
    this.library = React.createRef()
    this.take = this.take.bind(this)
    this.openModule = this.openModule.bind(this)
  }

  componentDidMount() {
    this.onKey = (event) => {
      if (event.key === 'Escape') this.setState(({ again }) => (again ? { again: null } : { opened: null }))
    }
    document.addEventListener('keydown', this.onKey)
    // Kept on the window, as such pages do, to be tried out in the console.
    window.diary = this
  }

  componentWillUnmount() {
    document.removeEventListener('keydown', this.onKey)
  }

  take(event) {
    const names = namesOf(event.detail)
    const { attachments } = this.state.entries.find(({ id }) => id === this.state.opened)
    const again = names.filter((name) => attachments.includes(name))
    if (again.length > 0) {
      // The library stays open under the question.
      event.preventDefault()
      this.setState({ again, names })
    } else this.attach(names)
  }

  attach(names) {
    this.setState(({ entries, opened }) => ({
      picking: false,
      again: null,
      entries: entries.map((entry) =>
        entry.id === opened ? { ...entry, attachments: [...new Set([...entry.attachments, ...names])] } : entry,
      ),
    }))
  }

  openModule(event) {
    event.preventDefault()
    this.setState({ module: event.detail.address })
  }

  render() {
    const { tab, entries, opened, picking, again, names, theme, module } = this.state
    const entry = entries.find(({ id }) => id === opened)
    const tabs = [
      ['diary', '日志'],
      ['asked', '学生提问'],
      ['cockpit', '驾驶舱'],
    ]
    return h(
      MangoContext,
      { theme },
      h(TopBar, { brand: '班级日志', onModuleOpen: this.openModule }),
      h(
        'main',
        null,
        h('h1', null, '七年级(1)班'),
        module && h('p', { id: 'module', className: 'quiet', role: 'status' }, `去往 ${module}`),
        h(
          'div',
          { className: 'tabs' },
          tabs.map(([key, label]) =>
            h('button', { key, 'aria-pressed': tab === key, onClick: () => this.setState({ tab: key }) }, label),
          ),
        ),
        tab === 'asked' && h(MonitorTable, { heading: '学生提问' }),
        tab === 'cockpit' && h(HeadmasterCockpit, { header: true, heading: '校长驾驶舱' }),
        tab === 'diary' &&
          h(
            'ul',
            { className: 'entries' },
            entries.map(({ id, title, about, attachments }) =>
              h(
                'li',
                { key: id },
                h('div', null, h('b', null, title), h('p', { className: 'quiet' }, about)),
                h('span', { className: 'quiet' }, attachments.length ? `${attachments.length} 个附件` : '暂无附件'),
                h('button', { onClick: () => this.setState({ opened: id }) }, '查看'),
              ),
            ),
          ),
      ),
      entry &&
        h(EntryDetail, {
          entry,
          onAttach: () => this.setState({ picking: true }),
          onClose: () => this.setState({ opened: null }),
        }),
      h(ResourceLibrary, {
        ref: this.library,
        heading: '选择附件',
        open: picking,
        onResourceConfirm: this.take,
        onResourceCancel: () => this.setState({ picking: false }),
      }),
      again &&
        h(
          Question,
          { title: '附件已添加过', onClose: () => this.setState({ again: null }) },
          h('p', null, again.join('、')),
          h(
            'div',
            { className: 'buttons' },
            h('button', { onClick: () => this.setState({ again: null }) }, '重新选择'),
            h('button', { className: 'main', onClick: () => this.attach(names) }, '跳过这些'),
          ),
        ),
    )
  }
}

ReactDOM.render(h(Diary), document.getElementById('root'))
