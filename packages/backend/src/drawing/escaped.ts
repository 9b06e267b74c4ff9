const marks: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

/** Words as they stand in an SVG, between tags or in an attribute. */
export const escaped = (text: string) => text.replace(/[<>&"]/g, (sign) => marks[sign] ?? sign)
