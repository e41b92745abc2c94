import { randomUUID } from 'node:crypto'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import { insertUser } from '../users/insertUser'

/** Whether anybody can sign in here. */
export const anybodyThere = (db: Database): Promise<boolean> =>
  db.platform.transaction(async (tx) => (await tx.user.findFirst({ select: { id: true } })) !== null)

interface FirstPerson {
  readonly email: string
  readonly name: string
  readonly passwordHash: string
}

/** Makes the first person of an installation, a platform admin; false when there is somebody already. */
export const addFirstPerson = (db: Database, { email, name, passwordHash }: FirstPerson): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    // Two who are first at the same moment: one of them is.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('people'))`
    if (await tx.user.findFirst({ select: { id: true } })) return false
    const id = randomUUID()
    await insertUser(tx, { id, email, name, passwordHash, memberships: [{ role: 'platformAdmin' }] })
    const actor = { userId: id, name }
    const summary = `${name} became the first platform admin`
    await appendAudit(tx, { organisationId: null, actor, action: 'user.first', target: id, summary })
    return true
  })
