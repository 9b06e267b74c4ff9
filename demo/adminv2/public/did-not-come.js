addEventListener(
  'error',
  ({ target }) => {
    const app = document.querySelector('#app')
    if (target.type !== 'module' || app.firstChild) return
    app.innerHTML =
      '<main class="state"><h1>页面加载失败</h1><p>请检查网络连接后重试。</p><button class="action">重试</button></main>'
    app.querySelector('button').onclick = () => location.reload()
  },
  true,
)
