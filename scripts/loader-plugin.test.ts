import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { integrityOf } from './integrity-of.ts'
import { loaderScript } from './loader-plugin.ts'

const words = ['lesson', 'paper', 'photo', 'growth', 'mistake', 'target', 'course', 'exam', 'report', 'answer']
const endings = ['list', 'view', 'editor', 'panel']
const tags = words.flatMap((word, place) =>
  endings.map((ending) => [`${word}-${ending}`, `${560 + 20 * place}px`, 'reload show', 0, 1, 2] as const),
)

test('the loader stays under 3 KB with forty tags', { timeout: 60_000 }, async () => {
  expect(tags).toHaveLength(40)
  const common = ['react', 'kit', 'client', 'element'].map(
    (name) => [`chunks/${name}-DWmctk6C.js`, integrityOf(name)] as const,
  )
  const [code] = await loaderScript({ tags, common, listHash: integrityOf('list') })
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(3000)
})
