const address = (bytes: BlobPart) => URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))

const hex = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')

/**
 * A file of so many pages, made up on the spot. Its font is named and not brought along, and its text needs a character map: what
 * older Chinese files are like.
 */
export function samplePdf(pages: number): string {
  const parts: string[] = []
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, page) => `${6 + page * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 5 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 752 /Descent -271 /CapHeight 737 /StemV 58 >>',
  ]
  for (let page = 1; page <= pages; page++) {
    const drawn = `BT /F1 24 Tf 72 720 Td <${hex(`讲义第${page}页`)}> Tj 0 -48 Td <${hex('二次函数的图象与性质')}> Tj ET`
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${6 + page * 2 - 1} 0 R >>`,
      `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    )
  }
  let length = 0
  const write = (part: string) => {
    parts.push(part)
    length += part.length
  }
  write('%PDF-1.4\n')
  const places = objects.map((object, index) => {
    const place = length
    write(`${index + 1} 0 obj\n${object}\nendobj\n`)
    return place
  })
  const start = length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`)
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`)
  return address(parts.join(''))
}

/** A page behind the password mango. */
export const lockedPdf = (): string => `data:application/pdf;base64,${locked}`

const locked =
  'JVBERi0xLjMKJf////8KOCAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50IDEgMCBSCi9NZWRpYUJveCBbMCAwIDIwMCAxMjBdCi9Db250ZW50cyA2IDAgUgovUmVzb3VyY2VzIDcgMCBSCi9Vc2VyVW5pdCAxCj4+CmVuZG9iago3IDAgb2JqCjw8Ci9Qcm9jU2V0IFsvUERGIC9UZXh0IC9JbWFnZUIgL0ltYWdlQyAvSW1hZ2VJXQovRm9udCA8PAovRjEgOSAwIFIKPj4KL0NvbG9yU3BhY2UgPDwKPj4KPj4KZW5kb2JqCjYgMCBvYmoKPDwKL0xlbmd0aCA5OAovRmlsdGVyIC9GbGF0ZURlY29kZQo+PgpzdHJlYW0KinF58TKv1FOdoprXisbU1yqtwyQ0KJ0/0Xfnzc4NzFAfk/8moTosPx5giDhGRgqij9a9cAE0ZcXUv1xcywCYi1mk5/fJusflctAWaIcIMpFKuer6WBzA0YItDV2Ff+2zY5sKZW5kc3RyZWFtCmVuZG9iagoxMSAwIG9iagooOvYPZFqLKQplbmRvYmoKMTIgMCBvYmoKKC1cKGACbYIpCmVuZG9iagoxMyAwIG9iagooXChcKbi+LQZqmL99YNEjZCVpQCkKZW5kb2JqCjEwIDAgb2JqCjw8Ci9Qcm9kdWNlciAxMSAwIFIKL0NyZWF0b3IgMTIgMCBSCi9DcmVhdGlvbkRhdGUgMTMgMCBSCj4+CmVuZG9iago5IDAgb2JqCjw8Ci9UeXBlIC9Gb250Ci9CYXNlRm9udCAvSGVsdmV0aWNhCi9TdWJ0eXBlIC9UeXBlMQovRW5jb2RpbmcgL1dpbkFuc2lFbmNvZGluZwo+PgplbmRvYmoKNCAwIG9iago8PAo+PgplbmRvYmoKMyAwIG9iago8PAovVHlwZSAvQ2F0YWxvZwovUGFnZXMgMSAwIFIKL05hbWVzIDIgMCBSCj4+CmVuZG9iagoxIDAgb2JqCjw8Ci9UeXBlIC9QYWdlcwovQ291bnQgMQovS2lkcyBbOCAwIFJdCj4+CmVuZG9iagoyIDAgb2JqCjw8Ci9EZXN0cyA8PAogIC9OYW1lcyBbCl0KPj4KPj4KZW5kb2JqCjUgMCBvYmoKPDwKL0ZpbHRlciAvU3RhbmRhcmQKL1YgMQovUiAyCi9PIDw4Y2ZhMDI1MTVlZjFkYjY3NTQ3OTA0Y2MwYjU5ZDEwMTQwZDRjYmU1MmZhNGZlYjA3OGMwYTgyY2EwNTkxMzc4PgovVSA8NjBkZjlmMmRjYTUxMmRhNWJhNGMzZTU2YjRhODQzMDdiOTYxN2M3MWQ5Y2Y2NDlmMDJhYzNkNWQ3YzgyNmViMj4KL1AgLTY0Cj4+CmVuZG9iagp4cmVmCjAgMTQKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDAwNzUyIDAwMDAwIG4gCjAwMDAwMDA4MDkgMDAwMDAgbiAKMDAwMDAwMDY5MCAwMDAwMCBuIAowMDAwMDAwNjY5IDAwMDAwIG4gCjAwMDAwMDA4NTYgMDAwMDAgbiAKMDAwMDAwMDIzOCAwMDAwMCBuIAowMDAwMDAwMTMxIDAwMDAwIG4gCjAwMDAwMDAwMTUgMDAwMDAgbiAKMDAwMDAwMDU3MiAwMDAwMCBuIAowMDAwMDAwNDk2IDAwMDAwIG4gCjAwMDAwMDA0MDcgMDAwMDAgbiAKMDAwMDAwMDQzMiAwMDAwMCBuIAowMDAwMDAwNDU4IDAwMDAwIG4gCnRyYWlsZXIKPDwKL1NpemUgMTQKL1Jvb3QgMyAwIFIKL0luZm8gMTAgMCBSCi9JRCBbPDYwNDY1NDAxY2YyMzk4ZWJiM2ZmYmZjNjRjMjdlODE4PiA8NjA0NjU0MDFjZjIzOThlYmIzZmZiZmM2NGMyN2U4MTg+XQovRW5jcnlwdCA1IDAgUgo+PgpzdGFydHhyZWYKMTA1MgolJUVPRgo='
