/* A page without a framework, under a policy that forbids everything that is not needed. */
;(function () {
  'use strict'

  const byId = (id) => document.getElementById(id)
  const library = byId('library')
  const dialog = byId('preview-dialog')
  const again = byId('again')
  const picked = []
  let names = []

  const tag = (name, ...content) => {
    const made = document.createElement(name)
    made.append(...content)
    return made
  }
  const draw = () => byId('files').replaceChildren(...picked.map((name) => tag('li', name)))

  byId('attach').addEventListener('click', () => library.show())
  byId('more').addEventListener('click', () => library.show())
  byId('close').addEventListener('click', () => dialog.close())
  byId('preview').addEventListener('click', () => {
    dialog.querySelector('h2').textContent = byId('title').value || '（无标题）'
    dialog.querySelector('p').textContent = byId('text').value || '（无正文）'
    dialog.showModal()
  })
  const attach = () => {
    picked.push(...names.filter((name) => !picked.includes(name)))
    draw()
  }
  library.addEventListener('resource-confirm', (event) => {
    const { detail } = event
    names = detail.mode === 'link' ? [detail.link.name] : detail.files.map((file) => file.fileName)
    const known = names.filter((name) => picked.includes(name))
    if (known.length === 0) return attach()
    // The library stays open under the question.
    event.preventDefault()
    again.querySelector('p').textContent = known.join('、')
    again.showModal()
  })
  byId('choose').addEventListener('click', () => again.close())
  byId('skip').addEventListener('click', () => {
    again.close()
    library.close()
    attach()
  })
  document.querySelector('exam-list').addEventListener('exam-open', (event) => {
    event.preventDefault()
    byId('title').value = `关于${event.detail.name}的通知`
    byId('title').focus()
  })
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault()
    const title = tag('b', `${byId('title').value}（${picked.length} 个附件）`)
    byId('notices').prepend(tag('li', title, tag('p', byId('text').value), tag('small', '您 · 刚刚')))
    picked.length = 0
    event.target.reset()
    draw()
  })
  document.querySelector('top-bar').addEventListener('module-open', (event) => {
    event.preventDefault()
    byId('module').textContent = `去往 ${event.detail.address}`
  })
  // What a policy refuses is a fault of the page or of what it embeds: counted for whoever looks.
  document.addEventListener('securitypolicyviolation', (event) => {
    document.documentElement.dataset.violation = event.violatedDirective
  })
})()
