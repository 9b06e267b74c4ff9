import ky from 'ky'

// What a PDF may name and not bring: character maps (older Chinese files above all), standard fonts, decoders of rare pictures.
const addresses = import.meta.glob<string>(
  [
    '../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../../node_modules/pdfjs-dist/wasm/*.wasm',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
)

const byName = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
)

/** Hands pdf.js the files that it asks for by name, wherever the build has put them. */
export class PdfDataFiles {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = byName.get(filename)
    if (address === undefined) throw new Error(`${filename} is none of the files for PDFs`)
    return new Uint8Array(await ky(address).arrayBuffer())
  }
}
