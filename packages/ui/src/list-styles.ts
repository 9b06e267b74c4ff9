import { dialogStyles } from './dialog-styles.ts'
import { formStyles } from './form-styles.ts'
import checkbox from './checkbox/checkbox.css?inline'
import fileMark from './file-mark/file-mark.css?inline'
import notice from './notice/notice.css?inline'
import pager from './pager/pager.css?inline'
import progress from './progress/progress.css?inline'

/** The looks of a form and of a list to pick from, for a widget that shows no more: the kit's other parts do not come with it. */
export const listStyles: string[] = [...formStyles, dialogStyles, checkbox, fileMark, progress, pager, notice]
