import { inBothThemes } from '../../pages/page.ts'

/** Address of the cockpit's own style sheet, which comes after the one that all pages of the backend share. */
export const cockpitStylePath = '/api/oauth2/headmasterCockpit/page.css'

export const cockpitStyle = `
${inBothThemes({
  soft: ['#e6f3ee', '#17352b'],
  gold: ['#8a5200', '#ffcf87'],
  'gold-soft': ['#fff3dd', '#3a2c12'],
  'red-soft': ['#fcebe8', '#40201c'],
})}
main { max-width: 1240px; padding: 20px 20px 48px; container-type: inline-size; }
h1 { margin: 0; } h2 { font-size: 16px; margin: 0; }
p { margin: 0; }
.head { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: flex-start; justify-content: space-between; margin-bottom: 16px; }
.filters { display: grid; gap: 8px; justify-items: end; }
nav { display: flex; flex-wrap: wrap; gap: 4px; }
nav a, nav span { padding: 4px 12px; border-radius: 8px; text-decoration: none; color: var(--quiet); min-height: 24px; }
nav a:hover { background: var(--hover); } nav [aria-current] { background: var(--soft); color: var(--leaf); font-weight: 600; }
.cards { grid-template-columns: repeat(3, minmax(0, 1fr)); margin-bottom: 16px; }
.card { display: grid; grid-template-columns: minmax(0, 1fr) 96px; align-items: end; align-content: start; gap: 0 12px; padding: 16px 20px; }
.card h2 { grid-column: 1 / -1; font-size: 14px; font-weight: 400; color: var(--quiet); }
.card b { color: var(--text); font-size: 28px; } .card b small { display: inline; font-size: 14px; font-weight: 400; }
.card p { grid-column: 1; } .card .spark { grid-column: 2; grid-row: 2 / 4; width: 96px; height: 40px; }
.change { font-size: 13px; color: var(--quiet); } :is(.card, .panels) .up { color: var(--leaf); } :is(.card, .panels) .down { color: var(--gold); }
.panels { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); gap: 16px; align-items: start; }
.panels > div { display: grid; gap: 16px; } section { margin: 0; display: grid; gap: 12px; }
section > header { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; }
.scroll { overflow-x: auto; } .scroll table { min-width: 460px; }
td, thead th:not(:first-child) { text-align: right; font-variant-numeric: tabular-nums; } :is(td, th, .whole) { white-space: nowrap; }
tbody th { color: var(--text); font-weight: 500; } tr:last-child > * { border-bottom: 0; }
.low { background: var(--gold-soft); color: var(--gold); font-weight: 600; }
.chart { margin: 0; } .chart svg { display: block; width: 100%; height: auto; } .chart .narrow { display: none; max-width: 360px; }
.grid { stroke: var(--line); } .line { fill: none; stroke: var(--leaf); stroke-width: 2; vector-effect: non-scaling-stroke; } .area { fill: var(--soft); } .so-far { stroke-dasharray: 4 4; }
.dot { fill: var(--leaf); } svg text { font-size: 13px; fill: var(--quiet); } svg .last { fill: var(--text); font-weight: 600; }
.shares { display: block; width: 100%; min-width: 96px; height: 12px; border-radius: 6px; } .bar-head { width: 40%; }
.shares rect { fill: var(--leaf); stroke: var(--surface); stroke-width: 0.6px; } .shares rect:nth-child(2) { fill-opacity: 0.6; } .shares rect:nth-child(3) { fill-opacity: 0.3; } .shares rect:nth-child(4) { fill: var(--gold); fill-opacity: 0.8; }
details { font-size: 14px; } summary { color: var(--leaf); cursor: pointer; min-height: 24px; width: fit-content; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 0; }
ol li { display: flex; justify-content: space-between; gap: 12px; padding: 10px 0; border-top: 1px solid var(--line); } ol li:first-child { border-top: 0; }
ol li > :first-child { min-width: 0; overflow-wrap: anywhere; } ol li > :last-child { flex: none; text-align: right; }
@container (max-width: 899px) { .cards { grid-template-columns: repeat(2, minmax(0, 1fr)); } .panels { grid-template-columns: minmax(0, 1fr); } .filters { justify-items: start; } }
@container (max-width: 479px) { .card { grid-template-columns: minmax(0, 1fr); padding: 12px 16px; } .card .spark { display: none; } .card b { font-size: 22px; } .chart .wide { display: none; } .chart .narrow { display: block; } .narrow text { font-size: 14px; } }
@media print {
  :root { color-scheme: light; } body { background: #fff; } main { max-width: none; padding: 0; } nav, summary { display: none; }
  section, .card { break-inside: avoid; } .panels { grid-template-columns: minmax(0, 1fr); }   .area, .low, .up, .down, .shares { print-color-adjust: exact; }
}
`
