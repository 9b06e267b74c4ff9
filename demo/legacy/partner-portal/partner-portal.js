/* A page of somebody else: it asks for what was picked, and knows nothing of the person. */
;(function () {
  'use strict'

  const library = document.getElementById('library')
  library.types = [2, 6]
  document.getElementById('pick').addEventListener('click', () => library.show())
  library.addEventListener('resource-confirm', (event) => {
    const { detail } = event
    const names = detail.mode === 'link' ? [detail.link.name] : detail.files.map((file) => file.fileName)
    const items = names.map((name) => Object.assign(document.createElement('li'), { textContent: name }))
    document.getElementById('picked').append(...items)
  })
})()
