import type { ElementFace, Prop } from '@mango/element/face'
import { ok } from './assert.ts'
import type { AnyElement } from './frame.ts'

/** One element for the suite. Everything that can be told from its face is; this is the rest. */
export interface Definition {
  readonly face: ElementFace
  /** The folder of built files it is tested from, as an address. */
  readonly folder: string
  /** The built file of the element, as an address. */
  readonly module: string
  /** Attributes with which it draws its usual view. */
  readonly attributes: Readonly<Record<string, string>>
  /** Who it is for, where a teacher may not ask what it asks. */
  readonly viewer?: 'student'
  /** Attributes, instead of the usual ones, with which its dialog is open, if it has one. */
  readonly dialog?: Readonly<Record<string, string>>
  /** A value for every prop that takes more than a word, a number or a flag; others are made up. */
  readonly samples?: Readonly<Record<string, unknown>>
  /** Arguments for methods that want some. */
  readonly calls?: Readonly<Record<string, readonly unknown[]>>
  /** Makes the element dispatch an event, as a person would. */
  readonly triggers?: Readonly<Record<string, (element: AnyElement) => unknown>>
  /** Names of Trusted Types policies that its libraries need. */
  readonly policies?: string
}

type Input = Omit<Definition, 'folder' | 'module' | 'attributes'> & Partial<Pick<Definition, 'folder' | 'attributes'>>

export function defineConformance(input: Input): Definition {
  const folder = input.folder ?? '/packages/elements/dist'
  return { attributes: {}, ...input, folder, module: `${folder}/${input.face.tag}.js` }
}

/** The props of a face with one of the kinds. */
export function propsOf({ face }: Definition, ...kinds: readonly Prop<unknown>['kind'][]): [string, Prop<unknown>][] {
  return Object.entries(face.props).filter(([, { kind }]) => kinds.includes(kind))
}

/** A value of a prop that is not its fallback. */
export function sampleOf({ samples, face }: Definition, name: string): unknown {
  if (samples && name in samples) return samples[name]
  const prop = face.props[name]
  ok(prop, `${name} is a prop`)
  if (prop.kind === 'flag') return true
  if (prop.kind === 'number') return 7
  if (prop.kind === 'text') return 'sample'
  if (prop.kind === 'choice') return prop.choices?.findLast((word) => word !== prop.fallback)
  ok(Array.isArray(prop.fallback), `the definition of <${face.tag}> needs samples.${name}`)
  return []
}

export const attributeOf = (prop: string): string => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
