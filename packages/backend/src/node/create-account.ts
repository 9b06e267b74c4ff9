import { parseArgs } from 'node:util'
import { authority, cleanName } from '@mango/contract'
import { isMobile, roleId } from '@mango/contract/account'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { homepage, membership, person, school } from '../database/schema.ts'
import { openDatabase } from './open-database.ts'
import { settingsOf, WrongSettings } from './settings.ts'

const nameUpTo = (most: number) =>
  v.pipe(v.string('is missing'), v.transform(cleanName), v.minLength(1, 'is missing'), v.maxLength(most, 'is too long'))
const account = v.object({
  school: nameUpTo(64),
  name: nameUpTo(20),
  mobile: v.pipe(v.string(), v.check(isMobile, 'wants a phone number')),
})
type Account = v.InferOutput<typeof account>

const usage = 'npm run create-account -- --school <name> --name <name> --mobile <phone>'

function accountOf(args: readonly string[]): Account {
  const options = { school: { type: 'string' }, name: { type: 'string' }, mobile: { type: 'string' } } as const
  const given = parseArgs({ args: [...args], options, strict: false }).values
  const { success, output, issues } = v.safeParse(account, given)
  if (success) return output
  const wrong = issues.map((issue) => `--${v.getDotPath(issue)}: ${issue.message}`)
  throw new WrongSettings([...wrong, usage].join('\n'))
}

const enter = (db: Database, { school: schoolName, name, mobile }: Account): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.insert(school).values({ name: schoolName }).onConflictDoNothing()
    const [place] = await tx.select().from(school).where(eq(school.name, schoolName))
    const [known] = await tx
      .select()
      .from(person)
      .where(and(eq(person.kind, 'teacher'), eq(person.mobile, mobile)))
    if (known && known.nickname !== name) throw new WrongSettings(`${mobile} is the phone of ${known.nickname}`)
    const [entered] = known
      ? [known]
      : await tx.insert(person).values({ kind: 'teacher', nickname: name, gender: 0, mobile }).returning()
    if (!place || !entered) throw new Error('what was entered is not there')
    const rights = { roles: [roleId.teacher, roleId.administrator], permissions: Object.values(authority) }
    await tx
      .insert(membership)
      .values({ personId: entered.id, schoolId: place.id, ...rights })
      .onConflictDoUpdate({ target: [membership.personId, membership.schoolId], set: rights })
    // The first school has the landing page, and the students who register there.
    const blank = { barTitle: '', image: '', summary: '', dingAppId: '' }
    await tx
      .insert(homepage)
      .values({ id: 1, schoolId: place.id, ...blank })
      .onConflictDoNothing()
  })

/**
 * Enters a teacher with every right, and the school if it is new: how the first person of an installation gets in. Where both
 * are known, the rights are given back.
 * @returns what was done, in a line
 * @throws WrongSettings for what the environment or the arguments lack
 */
export async function createAccount(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Promise<string> {
  const { demo, databaseUrl, dataDir, smsUrl } = settingsOf(environment)
  // The demo school is sown into an empty database.
  if (demo) throw new WrongSettings('DEMO is on: the demo school has accounts of its own')
  const wanted = accountOf(args)
  const { db, close } = await openDatabase({ url: databaseUrl, dataDir })
  await enter(db, wanted).finally(close)
  const sent = smsUrl === undefined ? ', once SMS_URL says where codes are sent' : ''
  return `${wanted.name} logs in to ${wanted.school} by SMS code with ${wanted.mobile}${sent}`
}
