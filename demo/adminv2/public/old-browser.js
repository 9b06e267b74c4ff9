/* For browsers that know no modules. */
;(function () {
  var tip = document.createElement('p')
  tip.className = 'old-browser'
  tip.appendChild(document.createTextNode('当前浏览器版本过低，无法使用本平台，建议使用 Chrome 浏览器访问。'))
  document.addEventListener('DOMContentLoaded', function () {
    document.body.insertBefore(tip, document.body.firstChild)
  })
})()
