import { runnerImport, type Plugin } from 'vite'
import { landing } from '../demo/adminv2/src/landing.ts'
import { lightWhereUnknown } from './light-where-unknown.ts'

type FirstView = typeof import('@mango/shell/login-panel/first-view')

/** Beside the application's `index.html`, `login.html`: the same page with the school's half of the login in it, for a server to fill in. */
export function loginPage(): Plugin {
  let base = ''
  return {
    name: 'mango-login-page',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('expected an index.html')
        const { module } = await runnerImport<FirstView>('@mango/shell/login-panel/first-view', {
          configFile: false,
          logLevel: 'error',
        })
        const { css, markup } = module.firstView(landing.slogan)
        const style = this.emitFile({ type: 'asset', name: 'first-view.css', source: lightWhereUnknown(css) })
        const view = `<div id="first-view" inert aria-hidden="true"><link rel="stylesheet" href="${base}${this.getFileName(style)}">${markup}</div>`
        const source = String(index.source).replace('<div id="app">', (app) => `${view}\n    ${app}`)
        this.emitFile({ type: 'asset', fileName: 'login.html', source })
      },
    },
  }
}
