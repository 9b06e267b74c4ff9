import { useState } from 'react'

export const rows = ['抛物线', '圆', '相似三角形', '概率初步', '统计']

export function Card({ heading }: { heading: string }) {
  const [chosen, choose] = useState(0)
  return (
    <article>
      <h3>{heading}</h3>
      <ul>
        {rows.map((row, place) => (
          <li key={row} className={place === chosen ? 'chosen' : undefined}>
            <button type="button" onClick={() => choose(place)}>
              {row}
            </button>
          </li>
        ))}
      </ul>
    </article>
  )
}
