// `#/lessonNotes?ticket=…`: a phone sends pictures of notes to the editor whose QR code it read.
const largest = 30 * 1024 * 1024
const refusal = (file) =>
  !/\.(jpe?g|png)$/i.test(file.name) ? '只能上传 jpg 或 png 图片' : file.size > largest ? '图片不能超过 30 MB' : ''

function element(tag, className, text = '') {
  const made = document.createElement(tag)
  made.className = className
  made.textContent = text
  return made
}

async function send(ticket, pictureId, file) {
  const form = new FormData()
  form.append('ticket', ticket)
  form.append('pictureId', pictureId)
  form.append('file', file)
  const answer = await fetch('/api/conn/coz/lessonNote/upload', { method: 'POST', body: form })
  // What stands before the server answers with pages of its own.
  const { code, message } = await answer.json().catch(() => ({}))
  if (code !== 0) throw new Error(message || '上传失败！')
}

/** One picture, with what has become of it and another try. */
function row(ticket, file) {
  const line = element('li', 'note')
  const picture = element('img', 'note-picture')
  picture.alt = ''
  const address = URL.createObjectURL(file)
  picture.src = address
  picture.addEventListener('load', () => URL.revokeObjectURL(address))
  const name = element('span', 'note-name', file.name)
  const state = element('span', 'note-state')
  state.role = 'status'
  const again = element('button', 'note-again', '重试')
  again.type = 'button'
  // The same for every attempt: a picture whose answer was lost is there once. Without TLS there is no randomUUID.
  const pictureId = crypto.getRandomValues(new Uint32Array(4)).join('-')
  async function upload() {
    again.hidden = true
    state.textContent = '上传中…'
    delete line.dataset.state
    try {
      await send(ticket, pictureId, file)
      state.textContent = '已传到电脑'
      line.dataset.state = 'done'
    } catch (error) {
      state.textContent = error instanceof TypeError ? '网络连接失败' : error.message
      line.dataset.state = 'failed'
      again.hidden = false
    }
  }
  again.addEventListener('click', upload)
  line.append(picture, name, state, again)
  const refused = refusal(file)
  if (refused) {
    state.textContent = refused
    line.dataset.state = 'failed'
    again.hidden = true
  }
  return { line, upload: refused ? async () => undefined : upload }
}

/** The whole page. */
export function lessonNotes(ticket) {
  const page = element('main', 'notes')
  const list = element('ul', 'note-list')
  const input = element('input', 'note-input')
  input.type = 'file'
  input.accept = 'image/jpeg,image/png'
  input.multiple = true
  input.id = 'note-input'
  const label = element('label', 'note-choose', '拍照或选择图片')
  label.htmlFor = input.id
  input.addEventListener('change', async () => {
    const rows = [...(input.files ?? [])].map((file) => row(ticket, file))
    input.value = ''
    list.prepend(...rows.map(({ line }) => line))
    // One after the other: a phone's network carries one well.
    for (const { upload } of rows) await upload()
  })
  page.append(
    element('h1', 'notes-title', '上传优秀笔记'),
    element('p', 'notes-hint', '图片会出现在电脑上正在编辑的课堂里，最多 8 张。'),
    input,
    label,
    list,
  )
  if (!ticket) {
    label.hidden = true
    input.disabled = true
    page.append(element('p', 'notes-hint', '请扫描电脑上的二维码进入'))
  }
  return page
}
