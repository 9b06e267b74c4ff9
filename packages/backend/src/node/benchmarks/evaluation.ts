import { anyPermission } from '@mango/contract/evaluation'
import { eq, min, sql } from 'drizzle-orm'
import { filesOf } from '../../areas/evaluation/files.ts'
import { searchItems } from '../../areas/evaluation/search.ts'
import type { Database } from '../../database/database.ts'
import { evaluationItem } from '../../database/schema.ts'
import { gramsOf } from '../../search/grams.ts'
import { searchedWithin } from '../../search/scoped.ts'
import { searchedName } from '../../search/words.ts'
import { sessionOf, type Session } from '../../session/sessions.ts'
import { startTestBackend } from '../../testing/index.ts'

const subjectId = 1
const subjects = 18
const topics = [
  '二次函数',
  '一次函数',
  '勾股定理',
  '相似三角形',
  '概率初步',
  '有理数',
  '整式加减',
  '圆的性质',
  '方程组',
]
const aspects = ['概念理解', '图象与性质', '综合运用', '易错辨析', '拓展探究', '例题精讲', '分层练习']
const endings = ['教学设计.docx', '课件.pptx', '学案.pdf', '插图.png', '微课.mp4']
/** Names are drawn from so many. */
const poolSize = 5000
/** So many items and so many files have the rare name, however many there are. */
const rareCount = 10
const rareName = '龘驫'

const scope = `1.${subjectId}`

/** The names, and what they are kept with in each subject. */
async function makePool(db: Database): Promise<void> {
  const rows = Array.from({ length: poolSize }, (_, id) => {
    const name = `${topics[id % topics.length]}${aspects[id % aspects.length]}${id % 500}`
    const file = `${name}${endings[id % endings.length]}`
    const folded = searchedName(file)
    return { id, name, grams: gramsOf(searchedName(name)), file, folded, file_grams: gramsOf(folded) }
  })
  await db.execute(sql`create table pool as
    select id, subject_id, name, file, folded,
      array(select '1.' || subject_id || '.' || gram from unnest(grams) gram) as grams,
      array(select '1.' || subject_id || '.' || gram from unnest(file_grams) gram) as file_grams
    from generate_series(1, ${subjects}::integer) subject_id, json_to_recordset(${JSON.stringify(rows)}::json)
      as row (id integer, name text, grams text[], file text, folded text, file_grams text[])`)
  await db.execute(sql`create index on pool (id, subject_id)`)
}

interface Size {
  readonly items: number
  readonly files: number
  /** Over which they are spread, the searched one among them. */
  readonly subjects: number
}

/** Fills the trees of school 1 anew. Indexes are made and files counted afterwards, which is quicker. */
async function fill(db: Database, { items, files, subjects: some }: Size): Promise<void> {
  const indexes = await db
    .select({ name: sql<string>`indexname`, made: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(sql`tablename in ('evaluation_file', 'evaluation_item') and indexdef like '%USING gin%'`)
  // The subject of an item is that of its package, ten items down to each.
  const subjectOf = (number: string) => sql.raw(`1 + (${number}) % ${some}`)
  const rare = searchedWithin(scope, rareName).grams
  // One transaction, since what is set counts for one connection alone.
  await db.transaction(async (tx) => {
    // Nothing has to be checked, and indexes are made in memory.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
    await tx.execute(sql`truncate evaluation_item restart identity cascade`)
    for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`))
    await tx.execute(sql`insert into evaluation_item
        (id, school_id, subject_id, pkg_id, parent_id, place, name, folded_name, grams, description, created_by, created_at)
      select n, 1, pool.subject_id, case when n > ${some} then ${subjectOf('n')} end,
        case when n > ${some} then greatest(${subjectOf('n')}, n / ${some} / 10 * ${some} + n % ${some} + 1 - ${some}) end,
        n, pool.name, lower(pool.name), pool.grams, '', 541, now()
      from generate_series(1, ${items}::integer) n
      join pool on pool.id = n / ${some} % ${poolSize}::integer and pool.subject_id = ${subjectOf('n')}`)
    await tx.execute(sql`insert into evaluation_file
        (school_id, subject_id, item_id, category_id, library_file_id, file_name, folded_name, grams, permission, created_by, created_at)
      select 1, pool.subject_id, item.id, (select min(id) from evaluation_category), 1 + n / ${items}::integer,
        pool.file, pool.folded, pool.file_grams, 1, 541, now()
      from generate_series(0, ${files}::integer - 1) n
      join evaluation_item item on item.id = 1 + n % ${items}::integer
      join pool on pool.id = n / ${some} % ${poolSize}::integer and pool.subject_id = item.subject_id`)
    for (const table of [sql`evaluation_item`, sql`evaluation_file`])
      await tx.execute(sql`update ${table} set folded_name = ${rareName} || folded_name, grams = ${sql.param(rare)}::text[] || grams
        where id in (select id from ${table} where subject_id = ${subjectId} order by id limit ${rareCount})`)
    for (const { made } of indexes) await tx.execute(sql.raw(made))
    await tx.execute(sql`select add_evaluation_counts(
        array_agg(item_id), array_agg(0), array_agg(category_id), array_agg(permission), array_agg(files))
      from (
        select item_id, category_id, permission, count(*)::integer as files from evaluation_file group by 1, 2, 3
      ) there`)
  })
  await db.execute(sql`vacuum analyze evaluation_item`)
  await db.execute(sql`vacuum analyze evaluation_file`)
  await db.execute(sql`vacuum analyze evaluation_count`)
}

/** What is searched for by how often it is found. */
const wishes = {
  'one character, often': '函',
  'one character, seldom': rareName.slice(0, 1),
  'two characters, often': '函数',
  'two characters, seldom': rareName,
  'many characters, often': '概念理解',
  'two words, often': '课件 pptx',
  'the ending of one file in five': '.pptx',
  'both ends, never together': '勾股定理 圆的性质',
  nothing: '没有这个名字',
} as const

const rounds = 40
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Files on the item whose page is read, beside those that it has anyhow. */
const filesOfOneItem = 200

/** Hangs files on the first item of the subject. */
async function fillOneItem(db: Database): Promise<number> {
  const [item] = await db
    .select({ id: min(evaluationItem.id) })
    .from(evaluationItem)
    .where(eq(evaluationItem.subjectId, subjectId))
  await db.execute(sql`insert into evaluation_file
      (school_id, subject_id, item_id, category_id, library_file_id, file_name, folded_name, grams, permission, created_by, created_at)
    select 1, ${subjectId}::integer, ${item?.id}::integer, category.id, library_file.id, 'n', 'n', array[]::text[], 1, 541, now()
    from (select min(id) as id from evaluation_category) category, library_file order by library_file.id desc
    limit ${filesOfOneItem} on conflict do nothing`)
  return item?.id ?? 0
}

/** What goes on: the large school takes a while. */
const say = (what: string) => console.error(`evaluation: ${what}`)

/** A school of some size, and how long something takes in it. */
async function openSchool(size: Size) {
  const start = performance.now()
  const { db, services, clock, tokenOf, close } = await startTestBackend()
  const session: Session = await sessionOf(db, await tokenOf('everything'), clock.now())
  await makePool(db)
  await fill(db, size)
  const pkgItemId = await fillOneItem(db)
  say(`${size.items} items and ${size.files} files stand after ${((performance.now() - start) / 1000).toFixed(1)} s`)
  const around = { services, session, origin: 'http://school.test', now: clock.now() }
  const page = (showAllSub: boolean) =>
    filesOf({ subjectId, pkgItemId, pageSize: 20, pageNum: 2, showAllSub, permission: anyPermission }, around)
  const searches = Object.entries(wishes).map(
    ([name, query]) => [`search, ${name}`, () => searchItems(db, session, { subjectId, query, limit: 200 })] as const,
  )
  return {
    close,
    tasks: new Map<string, () => Promise<unknown>>([
      ...searches,
      ['page of the files of an item', () => page(false)],
      ['page of the files of a package with all below', () => page(true)],
    ]),
  }
}

/**
 * Milliseconds of a search and of a page of files in a subject of 1,000 items and files, beside the same where a school has
 * 100,000 items and 1,000,000 files in 18 subjects: in turn, so that both see the same machine.
 */
export async function measureEvaluation(items = 100_000, files = 1_000_000) {
  const schools = [
    await openSchool({ items: 1000, files: 1000, subjects: 1 }),
    await openSchool({ items, files, subjects }),
  ] as const
  try {
    const results: { name: string; small: number; large: number }[] = []
    for (const name of schools[0].tasks.keys()) {
      const taken: [number[], number[]] = [[], []]
      for (let round = -5; round < rounds; round++)
        for (const at of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
          const start = performance.now()
          await schools[at].tasks.get(name)?.()
          // The first ones also plan.
          if (round >= 0) taken[at].push(performance.now() - start)
        }
      const [small, large] = [median(taken[0]), median(taken[1])]
      say(`${name}: ${large.toFixed(2)} ms beside ${small.toFixed(2)} ms`)
      results.push({ name, small, large })
    }
    return results
  } finally {
    for (const { close } of schools) await close()
  }
}
