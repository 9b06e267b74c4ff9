// The phone pages that QR codes open: `#/machineStudent?classId=…` joins a class, `#/photoUpload?id=…` sends photos of an
// answered paper, `#/lessonNotes?ticket=…` pictures of notes to a lesson's editor.

const context = document.createElement('mango-context')
context.setAttribute('theme', 'auto')
// A phone has no login page to go to: the element says what to do.
context.addEventListener('session-expired', (event) => event.preventDefault())
// Of several tabs on a teacher's phone each says which class it steers.
context.addEventListener('pad-class', ({ detail: { className, coursewareName } }) => {
  document.title = [`${className} ${coursewareName}`.trim(), joinClass.title].filter(Boolean).join(' - ')
})
document.body.append(context)

/** A page that is one element, whose attributes come from the query. */
const elementPage = (tag, load, attributes) => async (query) => {
  // Who scanned is not logged in here: the code carries what is needed.
  if (query.has('userToken')) context.setAttribute('user-token', query.get('userToken'))
  await load()
  const element = document.createElement(tag)
  for (const [name, attribute] of Object.entries(attributes))
    if (query.has(name)) element.setAttribute(attribute, query.get(name))
  return element
}

const joinClass = {
  title: '实时课堂',
  draw: elementPage('answer-pad', () => import('../elements/answer-pad.js'), {
    classId: 'class-id',
    classroomId: 'classroom-id',
    token: 'token',
  }),
}
const pages = {
  // Whoever types the address in has no path, and is asked for the signs on the board.
  '': joinClass,
  '/': joinClass,
  '/machineStudent': joinClass,
  '/photoUpload': {
    title: '上传作答',
    draw: elementPage('photo-upload', () => import('../elements/photo-upload.js'), {
      id: 'paper-id',
      isAmended: 'amended',
    }),
  },
  '/lessonNotes': {
    title: '上传优秀笔记',
    draw: async (query) => (await import('./lesson-notes.js')).lessonNotes(query.get('ticket') ?? ''),
  },
}

function nowhere() {
  const line = document.createElement('p')
  line.className = 'nowhere'
  line.textContent = '请扫描大屏幕上的二维码进入'
  const join = document.createElement('a')
  join.className = 'by-code'
  join.href = '#/machineStudent'
  join.textContent = '或输入课堂码'
  line.append(join)
  return line
}

/** A file did not come: a phone in a full classroom loses its network for a moment. */
function notLoaded() {
  const line = document.createElement('p')
  line.className = 'nowhere'
  line.role = 'alert'
  line.textContent = '页面没有加载出来，请检查网络'
  const again = document.createElement('button')
  again.className = 'again'
  again.textContent = '重试'
  again.addEventListener('click', show)
  line.append(again)
  return line
}

async function show() {
  const [path, search = ''] = location.hash.slice(1).split('?')
  const page = pages[path]
  if (page) document.title = page.title
  try {
    const [drawn] = await Promise.all([
      page ? page.draw(new URLSearchParams(search)) : nowhere(),
      import('../elements/mango-context.js'),
    ])
    context.replaceChildren(drawn)
  } catch (error) {
    console.error(error)
    context.replaceChildren(notLoaded())
  }
}

addEventListener('hashchange', show)
await show()
