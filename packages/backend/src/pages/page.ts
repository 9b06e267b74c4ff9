import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** Address of the style sheet that the backend's own pages share; no inline styles, so that the strict CSP holds. */
export const styleSheetPath = '/api/page.css'

/**
 * One of the backend's own pages: the demo console, the scan page, the cockpit.
 * @param besides addresses of its own style sheet and script
 */
export const page = (title: string, content: Html, besides: { styleSheet?: string; script?: string } = {}) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="${styleSheetPath}" />
        ${besides.styleSheet && html`<link rel="stylesheet" href="${besides.styleSheet}" />`}
        ${besides.script && html`<script src="${besides.script}"></script>`}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`

/**
 * Colours of a page as custom properties. Chrome before 123 and Safari before 17.5 know no light-dark(): there it has the light
 * theme alone.
 */
export function inBothThemes(colours: Record<string, readonly [light: string, dark: string]>): string {
  const declared = (value: (light: string, dark: string) => string) =>
    Object.entries(colours)
      .map(([name, [light, dark]]) => `--${name}: ${value(light, dark)};`)
      .join(' ')
  const isKnown = '(color: light-dark(red, red))'
  return `:root { color-scheme: light; ${declared((light) => light)} }
@supports ${isKnown} { :root { color-scheme: light dark; ${declared((light, dark) => `light-dark(${light}, ${dark})`)} } }`
}

export const styleSheet = `
${inBothThemes({
  page: ['#f6f5f1', '#151410'],
  surface: ['#ffffff', '#1e1d19'],
  line: ['#e5e2da', '#34322b'],
  text: ['#1f1e1a', '#eceae2'],
  quiet: ['#5c584f', '#b7b3a7'],
  hover: ['#f1efe9', '#2a2923'],
  leaf: ['#0e7457', '#46c79e'],
  'on-leaf': ['#ffffff', '#04241a'],
  red: ['#c3372b', '#ff8a7d'],
})}
:root {
  font: 15px/1.6 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', system-ui, sans-serif;
}
body { margin: 0; background: var(--page); color: var(--text); }
main { max-width: 880px; margin: 0 auto; padding: 32px 16px 64px; }
h1 { font-size: 22px; margin: 0 0 20px; } h2 { font-size: 16px; margin: 0 0 12px; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 20px; margin: 0 0 16px; }
p { margin: 0 0 12px; color: var(--quiet); }
table { width: 100%; border-collapse: collapse; } th, td { text-align: left; padding: 8px; border-bottom: 1px solid var(--line); }
th { color: var(--quiet); font-weight: 500; } tbody tr:hover { background: var(--hover); }
code { font: 15px ui-monospace, monospace; letter-spacing: 1px; }
button, .button { font: inherit; height: 34px; padding: 0 14px; border: 0; border-radius: 8px; background: var(--leaf); color: var(--on-leaf); cursor: pointer; }
button.danger { background: none; color: var(--red); border: 1px solid currentColor; }
button:focus-visible, a:focus-visible { outline: 2px solid var(--leaf); outline-offset: 2px; } a { color: var(--leaf); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); }
li form { display: flex; justify-content: space-between; align-items: center; gap: 12px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; }
small { color: var(--quiet); display: block; }
.cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 20px; }
.card b { display: block; font-size: 32px; line-height: 1.2; color: var(--leaf); font-variant-numeric: tabular-nums; } .card span { color: var(--quiet); }
`
