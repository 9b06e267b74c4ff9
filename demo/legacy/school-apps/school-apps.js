/* Stands in for the school's other applications, in the style of their time. Which one a page plays stands in its body. */
;(function () {
  'use strict'

  function add(parent, tag, text) {
    var element = parent.appendChild(document.createElement(tag))
    if (text) element.textContent = text
    return element
  }

  /** A share such as 31/45 or 72% has a bar beside it, and so has a number that is compared with the greatest. */
  function value(parent, text, greatest) {
    var share = /^(\d+)\/(\d+)$/.exec(text) || (/^\d+%$/.test(text) && [text, parseInt(text, 10), 100])
    if (!share && greatest && /^\d+$/.test(text)) share = [text, text, greatest]
    if (share && Number(share[2]) > 0) {
      var bar = add(parent, 'progress')
      bar.max = Number(share[2])
      bar.value = Number(share[1])
      bar.setAttribute('aria-hidden', 'true')
    }
    add(parent, 'span', text)
  }

  /** What was done in these applications, in the browser: they have no server. */
  var storageKey = 'school-apps:done'
  function readDone() {
    try {
      return JSON.parse(localStorage.getItem(storageKey)) || {}
    } catch {
      return {}
    }
  }
  function keepDone(entry, words) {
    var done = readDone()
    done[entry] = words
    try {
      localStorage.setItem(storageKey, JSON.stringify(done))
    } catch {
      // No storage: it lasts as long as the page.
    }
  }

  /** What can be done with an entry, if anything; pressed, it says what has become of it, also when one comes again. */
  function actions(parent, app, index, name) {
    if (app.action && app.action.rows && app.action.rows.indexOf(index) < 0) return
    var labels = app.choices || [app.action.label]
    var entry = document.body.getAttribute('data-app') + '/' + name
    var place = add(parent, 'span')
    place.className = 'actions'
    function tell(words) {
      place.textContent = ''
      var done = add(place, 'strong', words)
      done.setAttribute('role', 'status')
      done.tabIndex = -1
      return done
    }
    var before = readDone()[entry]
    if (before) return tell(before)
    labels.forEach(function (label) {
      var button = add(place, 'button', label)
      button.type = 'button'
      button.setAttribute('aria-label', label + '：' + name)
      button.addEventListener('click', function () {
        var words = app.choices ? '已确认：' + label : app.action.done
        keepDone(entry, words)
        tell(words).focus()
      })
    })
  }

  /** Each entry on a card of its own: what it is called, what is known of it, what can be done. */
  function cards(panel, app) {
    var list = add(panel, 'ul')
    list.className = 'cards'
    app.rows.forEach(function (cells, place) {
      var card = add(list, 'li')
      add(card, 'h2', cells[0])
      var facts = add(card, 'dl')
      cells.slice(1).forEach(function (cell, index) {
        add(facts, 'dt', app.columns[index + 1])
        value(add(facts, 'dd'), cell)
      })
      if (app.action) actions(card, app, place, cells[0])
    })
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
    if (app.action || app.choices) add(head, 'th', '操作').scope = 'col'
    var greatest =
      app.bars &&
      Math.max.apply(
        null,
        app.rows.map(function (cells) {
          return Number(cells[app.bars])
        }),
      )
    var body = add(rows, 'tbody')
    app.rows.forEach(function (cells, place) {
      var row = add(body, 'tr')
      cells.forEach(function (cell, index) {
        var td = add(row, 'td')
        td.setAttribute('data-label', app.columns[index])
        if (typeof cell === 'string') return value(td, cell, index === app.bars && greatest)
        var link = add(td, 'a', cell.text)
        link.href = cell.to
        link.setAttribute('aria-label', cell.label)
      })
      if (app.action || app.choices) actions(add(row, 'td'), app, place, cells.slice(0, 2).join(' '))
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

  /** The query of this page. */
  function asked() {
    var query = {}
    new URLSearchParams(location.search).forEach(function (value, name) {
      query[name] = value
    })
    return query
  }
  function parameters(query) {
    return Object.keys(query)
      .map(function (name) {
        return name + '=' + encodeURIComponent(query[name])
      })
      .join('&')
  }

  /** Who of a class handed in a homework: each name leads to that paper. */
  function answers(panel, app, query) {
    var token = /(?:^|; )userToken=([^;]*)/.exec(document.cookie)
    var call = { paperId: query.paperId, classId: query.classId, userToken: token ? decodeURIComponent(token[1]) : '' }
    fetch('/api/conn/coz/teacher/homeworkAnswers?' + parameters(call))
      .then(function (response) {
        return response.json()
      })
      .then(function (answer) {
        if (answer.code !== 0) throw new Error(answer.message)
        var rows = answer.data.map(function (one) {
          var paper = { paperId: query.paperId, classId: query.classId, id: one.id, name: one.studentName }
          return [
            one.studentName,
            one.studentCode,
            one.createTime.slice(5, 16),
            one.checked ? '已批改' : '待看',
            { text: '查看作答', label: '查看 ' + one.studentName + ' 的作答', to: '?' + parameters(paper) },
          ]
        })
        table(panel, { title: app.title, columns: ['学生', '学号', '提交时间', '状态', '作答'], rows: rows })
      })
      .catch(function () {
        add(panel, 'p', '作答没有加载出来，请刷新重试。').setAttribute('role', 'alert')
      })
  }

  /** A pupil's paper, as the shared element shows it. */
  function paper(panel, query) {
    var detail = document.createElement('paper-detail')
    detail.setAttribute('paper-id', query.id)
    detail.addEventListener('paper-back', function (event) {
      event.preventDefault()
      location.assign('?' + parameters({ paperId: query.paperId, classId: query.classId }))
    })
    panel.appendChild(detail)
    loadElements()
  }

  function loadElements() {
    add(document.head, 'script').src = '/elements/loader.js'
  }

  /** On a page of its own it puts the shared bar on top; in a frame the bar is already there. */
  function addBar(look) {
    var bar = add(inLook(document.body, look), 'top-bar')
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

  /** The look that was chosen in the bar. */
  function chosenLook() {
    var look = ''
    try {
      look = localStorage.getItem('mango:theme')
    } catch {
      // No storage, no choice.
    }
    if (look === 'light' || look === 'dark') return look
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }

  /** The place of a shared element in a look. */
  function inLook(parent, look) {
    var context = add(parent, 'mango-context')
    context.setAttribute('theme', look)
    return context
  }

  function show(app) {
    var look = chosenLook()
    var alone = window.top === window && !app.barless
    document.title = app.title
    if (app.barless) document.body.className = 'screen'
    document.documentElement.setAttribute('data-theme', look)
    if (alone) addBar(look)
    if (alone || app.element) loadElements()
    var main = add(document.body, 'main')
    add(main, 'h1', app.title)
    var query = asked()
    if (app.answers && query.id) add(main, 'h2', query.name + ' 的作答')
    add(main, 'p', app.about + '。示例页面，代表学校原有的独立应用。').className = 'about'
    var panel = add(main, 'section')
    panel.className = 'panel'
    if (app.answers && query.id) paper(panel, query)
    else if (app.answers && query.paperId) answers(panel, app, query)
    else if (app.element) {
      add(inLook(panel, app.barless ? 'dark' : look), app.element)
    } else if (app.layout === 'cards') cards(panel, app)
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
