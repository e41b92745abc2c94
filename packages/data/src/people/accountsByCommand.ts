import { randomUUID } from 'node:crypto'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import type { PersonResult } from './membershipText'
import { endSessions } from './sessions/readSession'
import { insertUser } from './users/insertUser'

/** Whether there is any user. */
export const hasAnyUser = (db: Database): Promise<boolean> =>
  db.platform.transaction(async (tx) => (await tx.user.findFirst({ select: { id: true } })) !== null)

const administrator = { disabled: false, activatedAt: { not: null }, memberships: { some: { role: 'platformAdmin' } } }

/** Whether an administrator can sign in; without one, no user can be invited. */
export const hasAdministrator = (db: Database): Promise<boolean> =>
  db.platform.transaction(async (tx) => (await tx.user.findFirst({ where: administrator, select: { id: true } })) !== null)

interface FirstPerson {
  readonly email: string
  readonly name: string
  readonly passwordHash: string
}

/** Creates the first administrator of an installation, or a new one if there is none any more. */
export const addFirstPerson = (db: Database, { email, name, passwordHash }: FirstPerson): Promise<PersonResult> =>
  db.platform.transaction(async (tx) => {
    // Serialises concurrent requests.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('people'))`
    if (await tx.user.findFirst({ where: administrator, select: { id: true } }))
      return { ok: false, message: 'There’s already a user. Ask them for an invitation.' }
    if (await tx.user.findUnique({ where: { email: email.toLowerCase() } }))
      return { ok: false, message: `${email} belongs to a user already. Enter another address for the administrator.` }
    const id = randomUUID()
    await insertUser(tx, { id, email, name, passwordHash, memberships: [{ role: 'platformAdmin' }] })
    const actor = { userId: id, name }
    const summary = `${name} became the first administrator`
    await appendAudit(tx, { organisationId: null, actor, action: 'user.first', target: id, summary })
    return { ok: true }
  })

interface NewAdmin {
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  readonly actor: Actor
}

/** Creates an administrator who can sign in immediately; for the command line. */
export const addAdmin = (db: Database, { email, name, passwordHash, actor }: NewAdmin): Promise<PersonResult> =>
  db.platform.transaction(async (tx) => {
    if (await tx.user.findUnique({ where: { email: email.toLowerCase() } }))
      return { ok: false, message: `${email} belongs to a user already. Set a new password instead.` }
    const id = randomUUID()
    await insertUser(tx, { id, email, name, passwordHash, memberships: [{ role: 'platformAdmin' }] })
    await appendAudit(tx, {
      organisationId: null,
      actor,
      action: 'user.add',
      target: id,
      summary: `Made ${name} (${email}) an administrator`,
    })
    return { ok: true }
  })

/** Sets a user's password and ends all their sessions. */
export const setPassword = (
  db: Database,
  {
    email,
    passwordHash,
    actor,
    now,
  }: { readonly email: string; readonly passwordHash: string; readonly actor: Actor; readonly now: string },
): Promise<PersonResult> =>
  db.platform.transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { email: email.toLowerCase() } })
    if (!user) return { ok: false, message: `No user has the address ${email}.` }
    await tx.user.update({ where: { id: user.id }, data: { passwordHash, demo: false, activatedAt: user.activatedAt ?? new Date(now) } })
    await tx.personLink.deleteMany({ where: { userId: user.id, usedAt: null } })
    await tx.emailChange.deleteMany({ where: { userId: user.id } })
    await endSessions(tx, user.id)
    await appendAudit(tx, {
      organisationId: null,
      actor,
      action: 'user.setPassword',
      target: user.id,
      summary: `Gave ${user.name} a new password`,
    })
    return { ok: true }
  })
