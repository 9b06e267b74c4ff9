export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const escaped = (text: string) => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`)

export interface Part {
  readonly path: string
  readonly contentType: string
  readonly xml: string
}

export const relations = (targets: readonly (readonly [type: string, target: string])[]) =>
  `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`
