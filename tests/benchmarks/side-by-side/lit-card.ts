import { css, html, LitElement } from 'lit'
import { rows } from './card.tsx'

class LitCard extends LitElement {
  static override readonly properties = { heading: {}, chosen: { state: true } }
  static override readonly styles = css`
    ul {
      margin: 0;
    }
  `
  // `declare`: a real field would hide the accessors that lit makes.
  declare heading: string
  declare chosen: number

  constructor() {
    super()
    this.chosen = 0
  }

  override render() {
    const row = (name: string, place: number) => html`
      <li class=${place === this.chosen ? 'chosen' : ''}>
        <button type="button" @click=${() => (this.chosen = place)}>${name}</button>
      </li>
    `
    return html`<article>
      <h3>${this.heading}</h3>
      <ul>
        ${rows.map(row)}
      </ul>
    </article>`
  }
}
customElements.define('lit-card', LitCard)
