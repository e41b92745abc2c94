import { randomUUID } from 'node:crypto'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import type { PersonResult } from './PersonResult'
import { insertUser } from './users/insertUser'

/** Whether anybody can sign in here. */
export const anybodyThere = (db: Database): Promise<boolean> =>
  db.platform.transaction(async (tx) => (await tx.user.findFirst({ select: { id: true } })) !== null)

const administrator = { disabled: false, activatedAt: { not: null }, memberships: { some: { role: 'platformAdmin' } } }

/** Whether a platform admin can sign in here: without one, nobody can invite another. */
export const administratorThere = (db: Database): Promise<boolean> =>
  db.platform.transaction(async (tx) => (await tx.user.findFirst({ where: administrator, select: { id: true } })) !== null)

interface FirstPerson {
  readonly email: string
  readonly name: string
  readonly passwordHash: string
}

/** Makes the first platform admin of an installation, or another one where the last is gone. */
export const addFirstPerson = (db: Database, { email, name, passwordHash }: FirstPerson): Promise<PersonResult> =>
  db.platform.transaction(async (tx) => {
    // Two who are first at the same moment: one of them is.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('people'))`
    if (await tx.user.findFirst({ where: administrator, select: { id: true } }))
      return { ok: false, message: 'There is somebody already. Ask them for an invitation.' }
    if (await tx.user.findUnique({ where: { email: email.toLowerCase() } }))
      return { ok: false, message: `${email} belongs to somebody here already. Take another address for the administrator.` }
    const id = randomUUID()
    await insertUser(tx, { id, email, name, passwordHash, memberships: [{ role: 'platformAdmin' }] })
    const actor = { userId: id, name }
    const summary = `${name} became the first platform admin`
    await appendAudit(tx, { organisationId: null, actor, action: 'user.first', target: id, summary })
    return { ok: true }
  })
