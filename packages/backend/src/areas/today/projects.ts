import type { ProjectFields } from '@mango/contract/today'
import { and, eq } from 'drizzle-orm'
import type { Asked } from '../../access/access.ts'
import type { Database } from '../../database/database.ts'
import { project } from '../../database/schema.ts'
import type { Session } from '../../session/sessions.ts'

/** Whose project it is, in the school of the session. */
export async function ownerOfProject({
  session: { schoolId },
  services: { db },
  input,
}: Asked<{ body: { id?: number | null | undefined } }>): Promise<number | undefined> {
  const [found] = await db
    .select({ ownerId: project.ownerId })
    .from(project)
    .where(and(eq(project.id, input.body.id ?? 0), eq(project.schoolId, schoolId)))
  return found?.ownerId
}

export async function saveProject(
  db: Database,
  { id, ...fields }: ProjectFields & { id?: number | null | undefined },
  { schoolId, personId }: Session,
  now: Date,
): Promise<void> {
  const values = { ...fields, done: Math.min(fields.done, fields.total) }
  if (id) await db.update(project).set(values).where(eq(project.id, id))
  else await db.insert(project).values({ ...values, schoolId, ownerId: personId, createdAt: now })
}
