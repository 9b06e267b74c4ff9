import { readFileSync } from 'node:fs'
import type { ElementFace } from '@mango/element'
import { tagFiles } from '../elements-build.ts'
import { elementsVersion } from '../elements-version.ts'
import { faceOf } from '../face-of.ts'
import { faceTypes, type FaceTypes } from './face-types.ts'
import { pascal } from './pascal.ts'

/** An element as everything generated sees it: its face, and the face's types written out. */
export interface DescribedElement {
  readonly face: ElementFace
  readonly types: FaceTypes
  /** `ResourceLibrary` of `resource-library`. */
  readonly name: string
}

export interface Described {
  readonly version: string
  readonly elements: readonly DescribedElement[]
}

/** Reads the faces of all tags that have a file in the folder of the published elements. */
export async function describeElements(): Promise<Described> {
  const specifiers = [...tagFiles('packages/elements/src').values()].map((file) => faceOf(readFileSync(file, 'utf8')))
  const faces: ElementFace[] = []
  for (const specifier of specifiers) {
    const module: { face: ElementFace } = await import(/* @vite-ignore */ specifier)
    faces.push(module.face)
  }
  const types = faceTypes(faces.map((face, index) => ({ face, specifier: specifiers[index] ?? '' })))
  const elements = faces.map((face, index) => {
    const found = types[index]
    if (!found) throw new Error(`<${face.tag}> has no types`)
    return { face, types: found, name: pascal(face.tag) }
  })
  return { version: elementsVersion(), elements }
}
