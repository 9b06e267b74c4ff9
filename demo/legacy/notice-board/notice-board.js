/* A page without a framework, under a policy that forbids everything that is not needed. */
;(function () {
  'use strict'

  const byId = (id) => document.getElementById(id)
  const library = byId('library')
  const dialog = byId('preview-dialog')
  const picked = []

  const item = (text) => {
    const li = document.createElement('li')
    li.textContent = text
    return li
  }
  const draw = () => byId('files').replaceChildren(...picked.map(item))

  byId('attach').addEventListener('click', () => library.show())
  byId('more').addEventListener('click', () => library.show())
  byId('close').addEventListener('click', () => dialog.close())
  byId('preview').addEventListener('click', () => {
    dialog.querySelector('p').textContent = byId('title').value || '（无标题）'
    dialog.showModal()
  })
  library.addEventListener('resource-confirm', ({ detail }) => {
    const names = detail.mode === 'link' ? [detail.link.name] : detail.files.map((file) => file.fileName)
    picked.push(...names)
    draw()
  })
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault()
    byId('notices').prepend(item(`${byId('title').value}（${picked.length} 个附件）`))
    picked.length = 0
    event.target.reset()
    draw()
  })
  document.querySelector('top-bar').addEventListener('module-open', (event) => {
    event.preventDefault()
    byId('notices').prepend(item(`去往 ${event.detail.address}`))
  })
  // What a policy refuses is a fault of the page or of what it embeds: counted for whoever looks.
  document.addEventListener('securitypolicyviolation', (event) => {
    document.documentElement.dataset.violation = event.violatedDirective
  })
})()
