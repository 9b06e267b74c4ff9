import { catalogType, momentFileType, momentStatus, targetType } from '@mango/contract/growth-profile'
import { daysLater, platformDay, platformTime } from '@mango/contract/platform-time'
import { asc, isNotNull, sql } from 'drizzle-orm'
import { growthFact, growthMoment, growthPoint, growthScore, growthTarget, student } from '../database/schema.ts'
import { jpeg } from '../drawing/jpeg.ts'
import { png } from '../drawing/png.ts'
import { schoolYears } from '../shared/school/names.ts'
import { fromBase64 } from '../secrets.ts'
import { putOnce } from '../storage/storage.ts'
import { claimUploads } from '../storage/uploads.ts'
import { demoAccounts } from './accounts.ts'
import { clips } from './files/clips.ts'
import { landscape } from './files/picture.ts'
import { scene, sceneNames, type SceneName } from './files/scenes.ts'
import { firstTeacher } from './first-teacher.ts'
import { growthTargets, type Targets } from './growth-targets.ts'
import { insertMany } from '../database/insert-many.ts'
import { randomFrom, type Random } from './random.ts'
import type { SeedContext, Seed } from './seed.ts'

const dayBefore = (now: Date, days: number) => platformDay(daysLater(now, -days))

interface Pupil {
  readonly id: number
  readonly schoolId: number
  readonly classId: number
}

/** Everybody in a class, those of the demo's student first. */
async function pupilsOf({ db }: SeedContext) {
  const { personId, schoolId, classId, studentCode } = student
  const found = await db
    .select({ id: personId, schoolId, classId, code: studentCode })
    .from(student)
    .where(isNotNull(classId))
    .orderBy(asc(personId))
  const pupils = found.map(({ classId, ...one }) => ({ ...one, classId: classId ?? 0 }))
  const known = pupils.find(({ schoolId, code }) => schoolId === 1 && code === demoAccounts.student.studentCode)
  if (!known) throw new Error('the student of the demo is not there')
  const mates = pupils.filter(({ classId }) => classId === known.classId)
  return { known, mates, others: pupils.filter(({ classId }) => classId !== known.classId) }
}

const hobbies = ['书法、硬笔', '合唱、钢琴', '篮球、跑步', '围棋、五子棋', '编程、机器人', '绘画、剪纸', '阅读、写作']
const posts = ['学习委员', '数学课代表', '语文课代表', '体育委员', '劳动委员', '小组长', '图书管理员']
const strengths = ['善于提问', '做事细心', '乐于助人', '表达清楚', '动手能力强', '有始有终']

function factsOf(pupils: readonly Pupil[], random: Random, year: number) {
  const facts = (): [string, string][] => [
    ['出生日期', `${year - 13}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(10, 28))}`],
    ['入学日期', `${year}-09-01`],
    ['班主任', '林晓梅'],
    ['班级职务', random.pick(posts)],
    ['兴趣特长', random.pick(hobbies)],
    ['闪光点', random.pick(strengths)],
    ['视力', `左 ${random.pick(['5.0', '4.9', '4.8'])} / 右 ${random.pick(['5.0', '4.9', '5.1'])}`],
    ['身高', `${random.between(148, 172)} cm`],
  ]
  return pupils.flatMap(({ id }) => facts().map(([name, value], sort) => ({ studentId: id, sort, name, value })))
}

interface Term {
  readonly schoolYear: number
  readonly termId: number
}

/** The trees of a term, with how many of their leaves have been taught. */
function treesOf(schoolId: number, { schoolYear, termId }: Term) {
  const rows: (typeof growthTarget.$inferInsert & { id: number })[] = []
  const leaves: { id: number; subjectId: number; late: boolean }[] = []
  let next = 1 + schoolYear * 1000 + termId * 500
  const add = (subjectId: number, isTeachTarget: number, tree: Targets['teaching']) => {
    const common = { schoolId, schoolYear, termId, grade: 7, subjectId, isTeachTarget }
    Object.entries(tree).forEach(([name, points], sort, all) => {
      const unit = next++
      rows.push({ ...common, id: unit, path: [], catalogType: catalogType.unit, sort, name })
      for (const [place, point] of points.entries()) {
        const id = next++
        rows.push({ ...common, id, path: [unit], catalogType: catalogType.point, sort: place, name: point })
        leaves.push({ id, subjectId, late: sort === all.length - 1 && isTeachTarget === targetType.teaching })
      }
    })
  }
  for (const [subjectId, { teaching, overall }] of Object.entries(growthTargets)) {
    add(Number(subjectId), targetType.teaching, teaching)
    add(Number(subjectId), targetType.overall, overall)
  }
  return { rows, leaves }
}

const score = (value: number) => Math.round(Math.max(0.8, Math.min(4, value)) * 10) / 10

/** How everybody did at the leaves of a term; what is taught last has no marks yet while the term runs. */
function* scoresOf(
  pupils: readonly Pupil[],
  leaves: ReturnType<typeof treesOf>['leaves'],
  runs: boolean,
  random: Random,
) {
  for (const { id: studentId } of pupils) {
    const strong = new Map(Object.keys(growthTargets).map((subject) => [Number(subject), 2.5 + random.next() * 1.1]))
    for (const { id: targetId, subjectId, late } of leaves) {
      const teacher = (strong.get(subjectId) ?? 3) + (random.next() - 0.45) * 1.1
      const open = late && runs
      yield {
        studentId,
        targetId,
        targetScore: score(3 + random.between(0, 6) / 10),
        afterClassScore: open ? null : score(teacher - 0.2 + (random.next() - 0.5) * 0.6),
        teacherScore: open ? null : score(teacher),
      }
    }
  }
}

async function sowAbilities({ db, random, now }: SeedContext, pupils: readonly Pupil[]) {
  const [year = now.getFullYear()] = schoolYears(now)
  const second = platformTime(now).slice(5, 7) < '08' && platformTime(now).slice(5, 7) > '01'
  const terms: Term[] = second
    ? [
        { schoolYear: year, termId: 2 },
        { schoolYear: year, termId: 1 },
      ]
    : [
        { schoolYear: year, termId: 1 },
        { schoolYear: year - 1, termId: 2 },
      ]
  for (const [index, term] of terms.entries()) {
    const { rows, leaves } = treesOf(1, term)
    await db.insert(growthTarget).values(rows)
    await insertMany(db, growthScore, [...scoresOf(pupils, leaves, index === 0, random)])
  }
}

const earnings = [
  ['课堂作答', 1, 3],
  ['课堂作答', 1, 3],
  ['按时交作业', 2, 2],
  ['错题消灭', 1, 4],
  ['班级劳动', 2, 3],
  ['小组合作', 1, 2],
] as const
const spendings = [
  ['兑换图书', 20, 40],
  ['校园文创', 8, 24],
  ['免一次背诵', 10, 10],
] as const

/** Points of the last days: a few on a school day, hardly any at weekends; now and then some are spent. */
function* pointsOf({ random, now }: SeedContext, pupils: readonly Pupil[], days: number) {
  const keen = new Map(pupils.map(({ id }, index) => [id, index === 0 ? 0.75 : 0.35 + random.next() * 0.5]))
  for (let back = days - 1; back >= 0; back--) {
    const day = dayBefore(now, back)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    const lively = weekday === 0 || weekday === 6 ? 0.12 : 1
    for (const { id: studentId, schoolId } of pupils) {
      const chance = (keen.get(studentId) ?? 0.5) * lively
      for (let times = 0; times < 3; times++) {
        if (random.next() >= chance) continue
        const [name, from, to] = random.pick(earnings)
        yield { schoolId, studentId, day, name, point: random.between(from, to) }
      }
      if (random.next() < 0.03 * lively) {
        const [name, from, to] = random.pick(spendings)
        yield { schoolId, studentId, day, name, point: -random.between(from, to) }
      }
    }
  }
}

interface Told {
  readonly title: string
  readonly content: string
  readonly scene?: SceneName
  readonly video?: 'mp4' | 'webm'
}

/** Newest first. */
const told: readonly Told[] = [
  {
    title: '第一次做酸碱滴定',
    content: '数着滴数，颜色一下子就变了。记录了三组数据，误差都在允许范围内。',
    scene: 'titration',
  },
  { title: '校运会 4×100 米接力', content: '第三棒，班级第二名。交接棒练了整整两周。', scene: 'relay', video: 'mp4' },
  { title: '硬笔与毛笔', content: '书法社的期中作品，老师说横画稳多了。', scene: 'calligraphy' },
  { title: '合唱节《少年》', content: '七年级(1)班站在第二排，拿了年级一等奖。', scene: 'choir', video: 'webm' },
  { title: '认养的芒果树结果了', content: '浇了一年的水，今天数了数，一共结了三个果子。', scene: 'mangoTree' },
  { title: '寻迹小车跑完全程', content: '调了三天的传感器，今天第一次跑完全程。', scene: 'robot', video: 'mp4' },
  { title: '校棋赛八强', content: '五子棋小组赛三胜一负，进了八强。', scene: 'gobang' },
  { title: '图书角值日', content: '整理了两排书，给新书贴好了标签。', scene: 'reading' },
  { title: '秋游写生', content: '在湖边画的远山。' },
  { title: '科学小论文', content: '题目是“为什么秋天的叶子会变红”，选送到区里参评。', scene: 'mangoTree' },
  { title: '朗诵比赛', content: '第一次站在礼堂的台上，没有忘词。', scene: 'choir' },
  { title: '晨跑打卡一百天', content: '从三圈到六圈，一天没落。', scene: 'relay' },
  { title: '编程小游戏', content: '用循环结构做了一个猜数字，同学们玩得很开心。', scene: 'robot' },
]

interface Stored {
  readonly fileKey: string
  readonly posterKey: string | null
  readonly width: number
  readonly height: number
}

const keyRandom = randomFrom(11)
const keyOf = (extension: string) =>
  `growth/moments/${Array.from({ length: 32 }, () => keyRandom.between(0, 15).toString(16)).join('')}.${extension}`
const keys = {
  scenes: new Map(sceneNames.map((name) => [name, keyOf('png')])),
  landscape: keyOf('jpg'),
  mp4: keyOf('mp4'),
  webm: keyOf('webm'),
}

async function storeFiles({ storage, random }: SeedContext) {
  const pictures = new Map<string, { width: number; height: number }>()
  for (const [name, key] of keys.scenes) {
    const { width, height, pixels } = scene(name)
    await putOnce(storage, key, png(width, height, pixels))
    pictures.set(key, { width, height })
  }
  const painted = landscape(random, 400, 260)
  await putOnce(storage, keys.landscape, jpeg(painted))
  pictures.set(keys.landscape, painted)
  for (const kind of ['mp4', 'webm'] as const)
    await putOnce(storage, keys[kind], fromBase64(clips[kind]) ?? new Uint8Array())
  return ({ scene: name, video }: Told): Stored => {
    const pictureKey = (name && keys.scenes.get(name)) ?? keys.landscape
    const { width, height } = pictures.get(pictureKey) ?? { width: 4, height: 3 }
    return { fileKey: video ? keys[video] : pictureKey, posterKey: video ? pictureKey : null, width, height }
  }
}

async function sowMoments(context: SeedContext, known: Pupil, mates: readonly Pupil[]) {
  const { db, random, now } = context
  const stored = await storeFiles(context)
  const teacher = await firstTeacher(context, known.schoolId)
  const rowOf = (pupil: Pupil, one: Told, daysAgo: number) => {
    const at = `${dayBefore(now, daysAgo)}T${random.pick(['10:20', '12:45', '16:10', '17:05'])}:00+08:00`
    return {
      schoolId: pupil.schoolId,
      studentId: pupil.id,
      authorId: random.next() < 0.5 ? pupil.id : teacher,
      title: one.title,
      content: one.content,
      fileType: one.video ? momentFileType.video : momentFileType.image,
      ...stored(one),
      createdAt: new Date(at),
      status: momentStatus.shown,
    }
  }
  // Twenty-three for the demo's student: the same things happen again in another term.
  const own = Array.from({ length: 23 }, (_, index) => {
    const one = told[index % told.length] ?? { title: '', content: '' }
    const again = index < told.length ? one : { ...one, title: `${one.title}（上学期）` }
    return rowOf(known, again, 3 + index * 9)
  })
  const theirs = mates
    .filter(({ id }) => id !== known.id)
    .slice(0, 12)
    .flatMap((pupil, index) => told.slice(index % 9, (index % 9) + 3).map((one, at) => rowOf(pupil, one, 2 + at * 12)))
  // Ids go up with time.
  const rows = [...own, ...theirs].toReversed()
  await db.insert(growthMoment).values(rows)
  const kept = rows.flatMap(({ fileKey, posterKey }) => (posterKey === null ? [fileKey] : [fileKey, posterKey]))
  for (const key of kept) await claimUploads(db, [key], now)
}

/** Growth profiles: of the demo's student and class complete, of the others their points. */
export const growthProfileSeed: Seed = {
  name: 'growth-profile',
  async sow(context) {
    const { db, random, now } = context
    const { known, mates, others } = await pupilsOf(context)
    await insertMany(db, growthFact, factsOf(mates, random, schoolYears(now)[0] ?? 2026))
    await sowAbilities(context, mates)
    await insertMany(db, growthPoint, [...pointsOf(context, mates, 90), ...pointsOf(context, others, 21)])
    await sowMoments(context, known, mates)
    await db.execute(
      sql`select setval(pg_get_serial_sequence('growth_target', 'id'), (select max(id) from growth_target))`,
    )
    await db.execute(sql`analyze growth_score, growth_point, growth_moment`)
  },
}
