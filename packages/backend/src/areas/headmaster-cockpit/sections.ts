import { html } from 'hono/html'
import { examTypes, gradeName, typeName } from '../../shared/school/names.ts'
import { rounded, shareBar, spark } from './charts.ts'
import { alarms, changeOf, compared, type Group, type Measure } from './compare.ts'
import { scoreBands, together } from './figures/exam-scores.ts'
import { mostWeeksBack, type Link, type Query } from './links.ts'
import type { Overview } from './overview.ts'

const written = ({ unit }: Measure, value: number | undefined) =>
  value === undefined ? '–' : `${rounded(value)}${unit}`

function change(measure: Measure, { classIds, before }: Overview) {
  const by = changeOf(measure, compared(measure, classIds))
  if (by === undefined) return html`<span class="change">${before}没有数据</span>`
  const unit = measure.of === 'percent' ? ' 个百分点' : '%'
  const sign = by < 0 ? '↓' : '↑'
  if (Math.abs(by) < 0.05) return html`<span class="change">与${before}持平</span>`
  return html`<span class="change"
    ><span class="${by < 0 ? 'down' : 'up'}">${sign} ${rounded(Math.abs(by))}${unit}</span> 较${before}</span
  >`
}

export function cards(overview: Overview) {
  const { measures, sparks, classIds } = overview
  return html`<div class="cards">
    ${measures.map((measure) => {
      const own = compared(measure, classIds).now
      return html`<div class="card">
        <h2>${measure.name}</h2>
        <p>
          <b>${written({ ...measure, unit: '' }, own)}${own !== undefined && html`<small>${measure.unit}</small>`}</b>
        </p>
        <p>${change(measure, overview)}</p>
        ${spark(sparks[measure.name] ?? [])}
      </div>`
    })}
  </div>`
}

/** Grades or classes below each other, and where each stands well below the rest. */
export function comparison({ measures, classIds }: Overview, title: string, groups: readonly Group[], link: Link) {
  const isLow = (measure: Measure, group: Group) => {
    const own = compared(measure, group.classIds).now
    const all = compared(measure, classIds).now
    return measure.of === 'percent' && own !== undefined && all !== undefined && own < all - 4
  }
  return html`<section>
    <header>
      <h2>${title}</h2>
      <span class="change">低于平均 4 个百分点以上的标出</span>
    </header>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">范围</th>
            ${measures.map(({ name }) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${groups.map(
            (group) =>
              html`<tr>
                <th scope="row"><a href="${link(group.query)}">${group.name}</a></th>
                ${measures.map(
                  (measure) =>
                    html`<td class="${isLow(measure, group) ? 'low' : ''}">
                      ${written(measure, compared(measure, group.classIds).now)}
                    </td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`
}

export function exams({ exams: found }: Overview) {
  const grades = [...new Set(found.map(({ grade }) => grade))].toSorted((a, b) => a - b)
  const types = examTypes.filter(({ id }) => found.some(({ type }) => type === id))
  const count = (grade: number, type: number) =>
    found.find((one) => one.grade === grade && one.type === type)?.exams ?? 0
  return html`<section>
    <header>
      <h2>本学年的考试</h2>
      <span class="change">各年级各类考试的场数</span>
    </header>
    ${
      grades.length === 0
        ? html`<p>本学年还没有考试。</p>`
        : html`<div class="scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">年级</th>
                  ${types.map(({ id }) => html`<th scope="col">${typeName(id)}</th>`)}
                  <th scope="col">合计</th>
                </tr>
              </thead>
              <tbody>
                ${grades.map(
                  (grade) =>
                    html`<tr>
                      <th scope="row">${gradeName(grade)}</th>
                      ${types.map(({ id }) => html`<td>${count(grade, id) || '–'}</td>`)}
                      <td>${types.reduce((sum, { id }) => sum + count(grade, id), 0)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
  </section>`
}

/** How each grade or class did in its exams: a bar of shares, and what they are in numbers. */
export function scores({ scores: found }: Overview, groups: readonly Group[]) {
  const rows = groups.flatMap(({ name, classIds: own }) => {
    const all = together(found.filter(({ classId }) => own.has(classId)))
    return all ? [{ name, ...all }] : []
  })
  return html`<section>
    <header>
      <h2>考试得分率的分布</h2>
      <span class="change"
        >本学期批改完的试卷，${scoreBands.map(({ name, from }, index) => `${index > 0 ? '，' : ''}${name} ${from > 0 ? `${from}% 起` : '其余'}`)}</span
      >
    </header>
    ${
      rows.length === 0
        ? html`<p>本学期还没有批改完的考试试卷。</p>`
        : html`<div class="scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">范围</th>
                  <th scope="col">试卷</th>
                  <th scope="col">平均</th>
                  <th scope="col" class="bar-head">分布</th>
                  ${scoreBands.map(({ name }) => html`<th scope="col">${name}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows.map(
                  ({ name, papers, mean, bands }) =>
                    html`<tr>
                      <th scope="row">${name}</th>
                      <td>${papers} 份</td>
                      <td>${rounded(mean)}%</td>
                      <td>${shareBar(bands)}</td>
                      ${bands.map((band) => html`<td>${rounded((band / papers) * 100)}%</td>`)}
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
  </section>`
}

export function attention({ classes, measures, before }: Overview, link: Link) {
  const found = alarms(classes, measures)
  return html`<section>
    <header>
      <h2>需要关注</h2>
      <span class="change">比${before}明显下降的班级</span>
    </header>
    ${
      found.length === 0
        ? html`<p>本周没有明显下降的班级。</p>`
        : html`<ol>
            ${found.map(
              ({ group, measure, compared: both, change: by }) =>
                html`<li>
                  <span
                    ><a href="${link(group.query)}">${group.name}</a><br /><span class="change"
                      >${measure.name} ${written(measure, both.now)}，<span class="whole"
                        >${before} ${written(measure, both.before)}</span
                      ></span
                    ></span
                  >
                  <span class="down">↓ ${rounded(-by)}${measure.of === 'percent' ? ' 个百分点' : '%'}</span>
                </li>`,
            )}
          </ol>`
    }
  </section>`
}

/** A running week shows no days that are still to come, and one that is over none that came after it. */
export const hitDays = ({ hits }: Overview, { back = 0 }: Query) =>
  back === 0 ? '最近 14 天' : `到 ${hits.at(-1)?.label ?? ''} 为止的 14 天`

export const list = (title: string, hint: string, rows: readonly { name: string; note: string; value: string }[]) =>
  html`<section>
    <header>
      <h2>${title}</h2>
      <span class="change">${hint}</span>
    </header>
    ${
      rows.length === 0
        ? html`<p>本周没有数据。</p>`
        : html`<ol>
            ${rows.map(
              ({ name, note, value }) =>
                html`<li>
                  <span>${name}${note && html`<br /><span class="change">${note}</span>`}</span><span>${value}</span>
                </li>`,
            )}
          </ol>`
    }
  </section>`

export function filters({ all, weekName }: Overview, { grade, class: classId, back = 0 }: Query, link: Link) {
  const grades = [...new Set(all.map((one) => one.grade))]
  const current = (is: boolean) => (is ? html`aria-current="page"` : '')
  return html`<div class="filters">
    <nav aria-label="年级">
      <a href="${link({})}" ${current(grade === undefined)}>全校</a>
      ${grades.map((one) => html`<a href="${link({ grade: one })}" ${current(one === grade)}>${gradeName(one)}</a>`)}
    </nav>
    ${
      grade !== undefined &&
      html`<nav aria-label="班级">
        ${all
          .filter((one) => one.grade === grade)
          .map(({ id, name }) => html`<a href="${link({ grade, class: id })}" ${current(id === classId)}>${name}</a>`)}
      </nav>`
    }
    <nav aria-label="周">
      ${back < mostWeeksBack ? html`<a href="${link({ grade, class: classId, back: back + 1 })}">‹ 上一周</a>` : ''}
      <span aria-current="date">${weekName}</span>
      ${back > 0 ? html`<a href="${link({ grade, class: classId, back: back - 1 })}">下一周 ›</a>` : ''}
      <a href="${link({ grade, class: classId })}" target="_blank" rel="noopener">新窗口（可打印）</a>
    </nav>
  </div>`
}
