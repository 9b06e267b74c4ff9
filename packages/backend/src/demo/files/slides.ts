import { escaped, office, relations, type Part } from './office-parts.ts'

const a = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const p = 'http://schemas.openxmlformats.org/presentationml/2006/main'
const spaces = `xmlns:a="${a}" xmlns:r="${office}" xmlns:p="${p}"`
const group =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>'

const box = (id: number, y: number, height: number, size: number, lines: readonly string[]) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Text ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="685800" y="${y}"/><a:ext cx="10820400" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${lines
    .map((line) => `<a:p><a:r><a:rPr lang="zh-CN" sz="${size}"/><a:t>${escaped(line)}</a:t></a:r></a:p>`)
    .join('')}</p:txBody></p:sp>`

const colors = [
  'dk1:1F1E1A',
  'lt1:FFFFFF',
  'dk2:5C584F',
  'lt2:F6F5F1',
  'accent1:0E7457',
  'accent2:FFAB2E',
  'accent3:2A67C9',
  'accent4:C3372B',
  'accent5:8A5200',
  'accent6:6F6B60',
  'hlink:2A67C9',
  'folHlink:6F6B60',
]
  .map((entry) => entry.split(':'))
  .map(([name, color]) => `<a:${name}><a:srgbClr val="${color}"/></a:${name}>`)
  .join('')
const fonts = ['majorFont', 'minorFont']
  .map(
    (name) => `<a:${name}><a:latin typeface="Arial"/><a:ea typeface="Microsoft YaHei"/><a:cs typeface=""/></a:${name}>`,
  )
  .join('')
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
const line = `<a:ln w="9525">${fill}</a:ln>`
const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>'
const theme = `<a:theme xmlns:a="${a}" name="Mango"><a:themeElements><a:clrScheme name="Mango">${colors}</a:clrScheme><a:fontScheme name="Mango">${fonts}</a:fontScheme><a:fmtScheme name="Mango"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
const map =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>'
const tree = (content: string) => `<p:cSld><p:spTree>${group}${content}</p:spTree></p:cSld>`

const part = (path: string, kind: string, xml: string): Part => ({
  path: `ppt/${path}`,
  contentType: kind === 'theme' ? kind : `presentationml.${kind}`,
  xml,
})

/** The parts of a presentation: what PowerPoint asks for at least, and a slide for each page. */
export function slides(pages: readonly { title: string; lines: readonly string[] }[]) {
  const list = pages.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 2}"/>`).join('')
  const parts: Part[] = [
    part(
      'presentation.xml',
      'presentation.main',
      `<p:presentation ${spaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${list}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    ),
    part(
      'slideMasters/slideMaster1.xml',
      'slideMaster',
      `<p:sldMaster ${spaces}>${tree('')}${map}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`,
    ),
    part(
      'slideLayouts/slideLayout1.xml',
      'slideLayout',
      `<p:sldLayout ${spaces} type="blank">${tree('')}</p:sldLayout>`,
    ),
    part('theme/theme1.xml', 'theme', theme),
    ...pages.map(({ title, lines }, index) =>
      part(
        `slides/slide${index + 1}.xml`,
        'slide',
        `<p:sld ${spaces}>${tree(box(2, 457200, 914400, 4000, [title]) + box(3, 1600200, 4572000, 2400, lines))}</p:sld>`,
      ),
    ),
  ]
  const layout = ['slideLayout', '../slideLayouts/slideLayout1.xml'] as const
  const extra: Record<string, string> = {
    'ppt/_rels/presentation.xml.rels': relations([
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ...pages.map((_, index) => ['slide', `slides/slide${index + 1}.xml`] as const),
    ]),
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations([layout, ['theme', '../theme/theme1.xml']]),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([['slideMaster', '../slideMasters/slideMaster1.xml']]),
  }
  for (const index of pages.keys()) extra[`ppt/slides/_rels/slide${index + 1}.xml.rels`] = relations([layout])
  return { parts, extra }
}
