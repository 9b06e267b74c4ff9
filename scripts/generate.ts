import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generatedFiles, generatedFolder } from './generate/generated-files.ts'

// `npm run generate`: what is made from the faces, for hosts, editors and readers.
const files = await generatedFiles()
rmSync(generatedFolder, { recursive: true, force: true })
for (const [file, text] of files) {
  const place = path.join(generatedFolder, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text)
}
