// The phone pages: `#/machineStudent?classId=…&classroomId=…&token=…` is what a QR code opens.
import '../elements/mango-context.js'

const context = document.createElement('mango-context')
context.setAttribute('theme', 'auto')
document.body.append(context)

const attributes = { classId: 'class-id', classroomId: 'classroom-id', token: 'token' }

async function show() {
  const [path, search = ''] = location.hash.slice(1).split('?')
  context.replaceChildren()
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
  const query = new URLSearchParams(search)
  for (const [name, attribute] of Object.entries(attributes)) pad.setAttribute(attribute, query.get(name) ?? '')
  context.append(pad)
}

addEventListener('hashchange', show)
await show()
