// The phone pages: `#/machineStudent?classId=…` joins a class, `#/photoUpload?id=…` sends photos of an answered paper. A QR code
// opens them.
import '../elements/mango-context.js'

const context = document.createElement('mango-context')
context.setAttribute('theme', 'auto')
// A phone has no login page to go to: the element says what to do.
context.addEventListener('session-expired', (event) => event.preventDefault())
document.body.append(context)

const pages = {
  '/machineStudent': {
    title: '实时课堂',
    tag: 'answer-pad',
    load: () => import('../elements/answer-pad.js'),
    attributes: { classId: 'class-id', classroomId: 'classroom-id', token: 'token' },
  },
  '/photoUpload': {
    title: '上传作答',
    tag: 'photo-upload',
    load: () => import('../elements/photo-upload.js'),
    attributes: { id: 'paper-id', isAmended: 'amended' },
  },
}

async function show() {
  const [path, search = ''] = location.hash.slice(1).split('?')
  context.replaceChildren()
  const page = pages[path]
  if (!page) {
    const nowhere = document.createElement('p')
    nowhere.className = 'nowhere'
    nowhere.textContent = '请扫描大屏幕上的二维码进入'
    context.append(nowhere)
    return
  }
  const query = new URLSearchParams(search)
  document.title = page.title
  // Who scanned is not logged in here: the code carries what is needed.
  if (query.has('userToken')) context.setAttribute('user-token', query.get('userToken'))
  await page.load()
  const element = document.createElement(page.tag)
  for (const [name, attribute] of Object.entries(page.attributes))
    if (query.has(name)) element.setAttribute(attribute, query.get(name))
  context.append(element)
}

addEventListener('hashchange', show)
await show()
