import { defineElement } from '@mango/element'
import { listStyles } from '@mango/ui/list-styles'
import barCss from './browse-bar.css?inline'
import headsCss from './file-heads.css?inline'
import { face } from './resource-library.face.ts'
import css from './resource-library.css?inline'
import { ResourceLibrary } from './resource-library.tsx'

export default defineElement(face, ResourceLibrary, [...listStyles, css, barCss, headsCss])
