/* Stands in for the school's other applications, in the style of their time. Which one it plays stands in the address. */
;(function () {
  'use strict'
  var apps = {
    scanSelect: ['试卷扫描', '选择要扫描的考试'],
    scanList: ['扫描列表', '查看已经扫描的试卷'],
    declareDefine: ['申报设置', '设置名师申报的条件'],
    activityDefine: ['教师档案', '管理教师的活动和荣誉'],
    declareShow: ['申报展示', '查看教师的申报'],
    diagnosis: ['单元诊断', '按单元查看掌握情况'],
    ttWork: ['作业', '布置和查看作业'],
    ttWorkDetail: ['作业详情', '查看一次作业的完成情况'],
    ttWorkRecord: ['作业记录', '查看以往的作业'],
    modifyQuestion: ['修改试题', '修改题库中的试题'],
    intelligentCorrect: ['智能批改', '查看批改结果'],
    intelligentEdit: ['智能组卷', '编辑试卷'],
    calibrationTool: ['标定工具', '标定答题卡'],
    individualTeaching: ['个性化教学', '为学生安排练习'],
    individualTeaching2: ['个性化教学（新版）', '为学生安排练习'],
    personalisedExercises: ['个性化练习', '查看个性化练习'],
    organisationRoles: ['组织角色', '管理组织和角色'],
    classManagement: ['班级管理', '管理班级和任课老师'],
    courseSelection: ['选课', '管理选修课'],
    dataSync: ['数据同步', '查看数据同步的结果'],
    operations: ['运营', '查看运营数据'],
    examAnalysis: ['考试分析', '查看考试的分析报告'],
    dataScreen: ['数据大屏', '全校数据一览'],
  }
  var name = document.body.getAttribute('data-app') || new URLSearchParams(location.search).get('app')
  var app = apps[name] || ['示例应用', '']
  document.title = app[0]

  function add(parent, tag, text) {
    var element = parent.appendChild(document.createElement(tag))
    if (text) element.textContent = text
    return element
  }

  // On a page of its own it puts the shared bar on top; in a frame the bar is already there.
  if (window.top === window && name !== 'dataScreen') {
    var loader = add(document.head, 'script')
    loader.src = '/elements/loader.js'
    var bar = add(document.body, 'top-bar')
    fetch('/adminv2/apps.json')
      .then(function (response) {
        return response.json()
      })
      .then(function (config) {
        bar.setAttribute('apps', JSON.stringify(config.bar))
      })
  }
  if (name === 'dataScreen') document.body.className = 'screen'

  var main = add(document.body, 'main')
  add(main, 'h1', app[0])
  var about = add(main, 'p', app[1] + '。这是一个示例页面，代表学校原有的独立应用。')
  about.className = 'about'
  var panel = add(main, 'section')
  panel.className = 'panel'
  var label = add(panel, 'label', '筛选 ')
  var input = add(label, 'input')
  var table = add(panel, 'table')
  var head = add(add(table, 'thead'), 'tr')
  ;['名称', '班级', '日期'].forEach(function (text) {
    add(head, 'th', text).scope = 'col'
  })
  var body = add(table, 'tbody')
  for (var i = 1; i <= 40; i++) {
    var row = add(body, 'tr')
    add(row, 'td', app[0] + ' ' + i)
    add(row, 'td', '九年级（' + ((i % 6) + 1) + '）班')
    add(row, 'td', '2026-11-' + String((i % 28) + 1).padStart(2, '0'))
  }
  input.addEventListener('input', function () {
    Array.prototype.forEach.call(body.rows, function (row) {
      row.hidden = row.textContent.indexOf(input.value) < 0
    })
  })
})()
