/* A page in the style of its time: jQuery, global hotkeys, Bootstrap modals. */
jQuery(function ($) {
  'use strict'

  var chapters = ['全部章节', '二次函数', '圆', '相似三角形', '概率初步']
  var questions = [
    { chapter: 1, stem: '抛物线 y = 2(x − 1)² + 3 的顶点坐标是（　　）', kind: '单选题', resources: [] },
    { chapter: 1, stem: '将抛物线 y = x² 向左平移 2 个单位，所得抛物线的解析式为____', kind: '填空题', resources: [] },
    {
      chapter: 2,
      stem: '已知 ⊙O 的半径为 5，圆心到直线的距离为 3，则直线与圆的位置关系是（　　）',
      kind: '单选题',
      resources: [],
    },
    { chapter: 3, stem: '如图，DE ∥ BC，AD : DB = 2 : 3，求 DE : BC', kind: '解答题', resources: [] },
    { chapter: 4, stem: '同时抛掷两枚质地均匀的骰子，点数之和为 7 的概率是____', kind: '填空题', resources: [] },
  ]
  var chapter = 0
  var edited = null
  var picked = []

  function names(resources) {
    return $.map(resources, function (resource) {
      return resource.fileName || resource.name
    })
  }

  function draw() {
    var wanted = $.trim($('#search').val())
    $('#chapters').html(
      $.map(chapters, function (name, index) {
        return $('<a href="#" class="list-group-item">')
          .text(name)
          .toggleClass('active', index === chapter)
          .data('chapter', index)
      }),
    )
    $('#questions').html(
      $.map(questions, function (question) {
        if (chapter && question.chapter !== chapter) return null
        if (wanted && question.stem.indexOf(wanted) < 0) return null
        return $('<tr>').append(
          $('<td>').text(question.stem),
          $('<td>').text(question.kind),
          $('<td class="resources">').text(names(question.resources).join('、') || '—'),
          $('<td>').append(
            $('<button type="button" class="btn btn-link btn-xs edit">编辑</button>').data('question', question),
          ),
        )
      }),
    )
  }

  function drawPicked() {
    $('#resources').html(
      $.map(names(picked), function (name, index) {
        return $('<li class="list-group-item">')
          .text(name)
          .append(
            $('<button type="button" class="close remove" aria-label="移除">&times;</button>').data('index', index),
          )
      }),
    )
  }

  function edit(question) {
    edited = question
    picked = question ? question.resources.slice() : []
    $('#editor-title').text(question ? '编辑试题' : '新建试题')
    $('#stem').val(question ? question.stem : '')
    drawPicked()
    $('#editor').modal('show')
  }

  $('#chapters').on('click', 'a', function (event) {
    event.preventDefault()
    chapter = $(this).data('chapter')
    draw()
  })
  $('#search').on('input', draw)
  $('#questions').on('click', '.edit', function () {
    edit($(this).data('question'))
  })
  $('#new-question').on('click', function () {
    edit(null)
  })
  $('#resources').on('click', '.remove', function () {
    picked.splice($(this).data('index'), 1)
    drawPicked()
  })
  $('#editor form').on('submit', function (event) {
    event.preventDefault()
    var stem = $.trim($('#stem').val())
    if (!stem) return
    if (!edited) {
      edited = { chapter: chapter || 1, kind: '解答题' }
      questions.unshift(edited)
    }
    edited.stem = stem
    edited.resources = picked.slice()
    $('#editor').modal('hide')
    draw()
  })

  // The library: open it, and take what was picked.
  $('#add-resource').on('click', function () {
    $('#library').attr('open', '')
  })
  var chosen = []
  function isPicked(resource) {
    return names(picked).indexOf(resource.fileName || resource.name) >= 0
  }
  function attach() {
    picked = picked.concat($.grep(chosen, isPicked, true))
    drawPicked()
  }
  $('#library').on('resource-confirm', function (event) {
    var detail = event.originalEvent.detail
    chosen = detail.mode === 'link' ? [detail.link] : detail.files
    var known = $.grep(chosen, isPicked)
    if (!known.length) return attach()
    // The library stays open under the question.
    event.preventDefault()
    $('#again .modal-body').text(names(known).join('、'))
    $('#again').modal('show')
  })
  $('#again')
    .on('show.bs.modal', function () {
      this.parentNode.showModal()
    })
    .on('hidden.bs.modal', function () {
      this.parentNode.close()
    })
  $('#skip').on('click', function () {
    $('#again').modal('hide')
    $('#library')[0].close()
    attach()
  })

  // An exam of the list, in a modal of this page.
  $('exam-list').on('exam-open', function (event) {
    var detail = event.originalEvent.detail
    event.preventDefault()
    $('#exam-title').text(detail.name)
    $('#exam .modal-body').html($('<exam-details>').attr('exam-id', detail.examId))
    $('#exam').modal('show')
  })
  $('#exam')
    .on('exam-back', function (event) {
      event.preventDefault()
      $('#exam').modal('hide')
    })
    .on('hidden.bs.modal', function () {
      $('#exam .modal-body').empty()
    })

  $(document).on('keydown', function (event) {
    if ($(event.target).is('input, textarea') || $('.modal').is(':visible')) return
    if (event.key === '/') {
      event.preventDefault()
      $('#search').focus()
    }
    if (event.key === 'n') edit(null)
  })

  draw()
})
