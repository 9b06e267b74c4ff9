import { escaped, office, relations, xmlHead, type Part } from './office-parts.ts'
import { slides } from './slides.ts'
import { zip } from './zip.ts'

/** An Office file of its parts, the first of which is the document itself. */
function packed(parts: readonly Part[], extra: Readonly<Record<string, string>>): Uint8Array {
  const overrides = parts.map(
    ({ path, contentType }) =>
      `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.${contentType}+xml"/>`,
  )
  return zip({
    '[Content_Types].xml': `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': relations([['officeDocument', parts[0]?.path ?? '']]),
    ...Object.fromEntries(parts.map(({ path, xml }) => [path, xmlHead + xml])),
    ...extra,
  })
}

/** A Word file: a title and paragraphs. */
export function docx(title: string, paragraphs: readonly string[]): Uint8Array {
  const paragraph = (text: string, format = '') =>
    `<w:p><w:r>${format}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`
  const body =
    paragraph(title, '<w:rPr><w:b/><w:sz w:val="36"/></w:rPr>') + paragraphs.map((text) => paragraph(text)).join('')
  const xml = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`
  return packed([{ path: 'word/document.xml', contentType: 'wordprocessingml.document.main', xml }], {})
}

/** An Excel file of one sheet. */
export function xlsx(sheetName: string, rows: readonly (readonly (number | string)[])[]): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const cell = (value: number | string) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
  const sheet = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')
  return packed(
    [
      {
        path: 'xl/workbook.xml',
        contentType: 'spreadsheetml.sheet.main',
        xml: `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      },
      {
        path: 'xl/worksheets/sheet1.xml',
        contentType: 'spreadsheetml.worksheet',
        xml: `<worksheet xmlns="${main}"><cols><col min="1" max="${Math.max(1, ...rows.map(({ length }) => length))}" width="24" customWidth="1"/></cols><sheetData>${sheet}</sheetData></worksheet>`,
      },
    ],
    { 'xl/_rels/workbook.xml.rels': relations([['worksheet', 'worksheets/sheet1.xml']]) },
  )
}

/** A PowerPoint file: a title and lines on every slide. */
export function pptx(pages: readonly { title: string; lines: readonly string[] }[]): Uint8Array {
  const { parts, extra } = slides(pages)
  return packed(parts, extra)
}
