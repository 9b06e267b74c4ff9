// The phone pages that QR codes open: `#/machineStudent?classId=…&classroomId=…&token=…`, `#/lessonNotes?ticket=…`.
import '../elements/mango-context.js'

const context = document.createElement('mango-context')
context.setAttribute('theme', 'auto')
document.body.append(context)

const attributes = { classId: 'class-id', classroomId: 'classroom-id', token: 'token' }

async function show() {
  const [path, search = ''] = location.hash.slice(1).split('?')
  context.replaceChildren()
  const query = new URLSearchParams(search)
  if (path === '/lessonNotes') {
    const { lessonNotes } = await import('./lesson-notes.js')
    document.title = '上传优秀笔记'
    context.append(lessonNotes(query.get('ticket') ?? ''))
    return
  }
  // Whoever types the address in has no path, and is asked for the signs on the board.
  if (!['', '/', '/machineStudent'].includes(path)) {
    const nowhere = document.createElement('p')
    nowhere.className = 'nowhere'
    nowhere.textContent = '请扫描大屏幕上的二维码进入'
    context.append(nowhere)
    return
  }
  await import('../elements/answer-pad.js')
  const pad = document.createElement('answer-pad')
  for (const [name, attribute] of Object.entries(attributes)) pad.setAttribute(attribute, query.get(name) ?? '')
  context.append(pad)
}

addEventListener('hashchange', show)
await show()
