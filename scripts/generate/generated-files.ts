import { readFileSync } from 'node:fs'
import { formatText } from '../format-text.ts'
import { apiPage, llmsText, storyPage } from './api-page.ts'
import { declarationOf, sharedTypes } from './declarations.ts'
import { describeElements, type Described } from './described-elements.ts'
import { vscodeCss, vscodeHtml, webTypes } from './editor-data.ts'
import { jsxTypes, vueTypes } from './framework-types.ts'
import { manifest } from './manifest.ts'
import { reactWrappers, reactWrapperTypes, vue2Wrappers, vue2WrapperTypes } from './wrappers.ts'

export const generatedFolder = 'packages/elements/generated'

const json = (value: object) => JSON.stringify(value)

function texts(described: Described): Record<string, string> {
  const { elements } = described
  return {
    'custom-elements.json': json(manifest(described)),
    'shared.d.ts': sharedTypes(described),
    'session.d.ts': readFileSync('scripts/generate/templates/session.d.ts', 'utf8'),
    ...Object.fromEntries(elements.map((element) => [`${element.face.tag}.d.ts`, declarationOf(element)])),
    'jsx.d.ts': jsxTypes(described),
    'vue.d.ts': vueTypes(described),
    'react-wrappers.js': reactWrappers(described),
    'react-wrappers.d.ts': reactWrapperTypes(described),
    'vue2-wrappers.js': vue2Wrappers(described),
    'vue2-wrappers.d.ts': vue2WrapperTypes(described),
    'vscode.html-custom-data.json': json(vscodeHtml(described)),
    'vscode.css-custom-data.json': json(vscodeCss(described)),
    'web-types.json': json(webTypes(described)),
    ...Object.fromEntries(elements.map((element) => [`api/${element.face.tag}.md`, apiPage(element)])),
    ...Object.fromEntries(elements.map(({ face }) => [`api/${face.tag}.mdx`, storyPage(face.tag)])),
    'llms.txt': llmsText(described),
  }
}

/** Everything that is made from the faces: path in the folder to text. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const entries = Object.entries(texts(await describeElements())).map(
    async ([file, text]): Promise<[string, string]> => {
      const named = file.endsWith('.txt') ? `${file}.md` : file
      return [file, await formatText(named, `${text.trimEnd()}\n`)]
    },
  )
  return new Map(await Promise.all(entries))
}
