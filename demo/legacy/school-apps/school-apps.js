/* Stands in for the school's other applications, in the style of their time. Which one a page plays stands in its body. */
;(function () {
  'use strict'

  function add(parent, tag, text) {
    var element = parent.appendChild(document.createElement(tag))
    if (text) element.textContent = text
    return element
  }

  /** A table with a field that leaves the rows with some words. */
  function table(panel, app) {
    var input = add(add(panel, 'label', '筛选 '), 'input')
    var frame = add(panel, 'div')
    frame.className = 'scroll'
    frame.tabIndex = 0
    frame.setAttribute('role', 'region')
    frame.setAttribute('aria-label', app.title)
    var rows = add(frame, 'table')
    var head = add(add(rows, 'thead'), 'tr')
    app.columns.forEach(function (column) {
      add(head, 'th', column).scope = 'col'
    })
    var body = add(rows, 'tbody')
    app.rows.forEach(function (cells) {
      var row = add(body, 'tr')
      cells.forEach(function (cell) {
        add(row, 'td', cell)
      })
    })
    var none = add(panel, 'p', '没有符合的记录')
    none.className = 'about'
    none.hidden = true
    input.addEventListener('input', function () {
      var shown = 0
      Array.prototype.forEach.call(body.rows, function (row) {
        row.hidden = row.textContent.indexOf(input.value) < 0
        if (!row.hidden) shown += 1
      })
      none.hidden = shown > 0
    })
  }

  function loadElements() {
    add(document.head, 'script').src = '/elements/loader.js'
  }

  /** On a page of its own it puts the shared bar on top; in a frame the bar is already there. */
  function addBar() {
    var bar = add(document.body, 'top-bar')
    fetch('/adminv2/apps.json')
      .then(function (response) {
        return response.json()
      })
      .then(function (config) {
        bar.setAttribute('apps', JSON.stringify(config.bar))
      })
      .catch(function () {
        // The bar knows where its entries lead when nothing is configured.
      })
  }

  function show(app) {
    var alone = window.top === window && !app.barless
    document.title = app.title
    if (app.barless) document.body.className = 'screen'
    if (alone) addBar()
    if (alone || app.element) loadElements()
    var main = add(document.body, 'main')
    add(main, 'h1', app.title)
    add(main, 'p', app.about + '。示例页面，代表学校原有的独立应用。').className = 'about'
    var panel = add(main, 'section')
    panel.className = 'panel'
    if (app.element) add(panel, app.element)
    else table(panel, app)
  }

  fetch('/legacy/school-apps/apps.json')
    .then(function (response) {
      return response.json()
    })
    .then(function (apps) {
      show(apps[document.body.getAttribute('data-app')])
    })
    .catch(function () {
      add(document.body, 'p', '页面加载失败，请刷新重试。')
    })
})()
