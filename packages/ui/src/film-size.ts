import type { CSSProperties } from 'react'

/** Of a film's picture, in px: never wider than its place, and always of the same shape. */
export type FilmSize = { readonly width: number; readonly height: number }

export const filmWidth = ({ width }: FilmSize): CSSProperties => ({ inlineSize: `min(${width}px, 100%)` })
export const filmShape = ({ width, height }: FilmSize): CSSProperties => ({ aspectRatio: `${width} / ${height}` })
