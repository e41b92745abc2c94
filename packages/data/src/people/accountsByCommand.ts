import { randomUUID } from 'node:crypto'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import type { PersonResult } from './PersonResult'
import { endSessions } from './sessions/endSessions'
import { insertUser } from './users/insertUser'

interface NewAdmin {
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  readonly actor: Actor
}

/** Makes a platform admin who can sign in at once, for whoever holds the installation's command line. */
export const addAdmin = (db: Database, { email, name, passwordHash, actor }: NewAdmin): Promise<PersonResult> =>
  db.platform.transaction(async (tx) => {
    if (await tx.user.findUnique({ where: { email: email.toLowerCase() } }))
      return { ok: false, message: `${email} is somebody here already. Give them a new password instead.` }
    const id = randomUUID()
    await insertUser(tx, { id, email, name, passwordHash, memberships: [{ role: 'platformAdmin' }] })
    await appendAudit(tx, {
      organisationId: null,
      actor,
      action: 'user.add',
      target: id,
      summary: `Made ${name} (${email}) a platform admin`,
    })
    return { ok: true }
  })

/** Gives somebody a password, whatever theirs was. They are signed out everywhere. */
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
    if (!user) return { ok: false, message: `Nobody here has the address ${email}.` }
    await tx.user.update({ where: { id: user.id }, data: { passwordHash, demo: false, activatedAt: user.activatedAt ?? new Date(now) } })
    await tx.personLink.deleteMany({ where: { userId: user.id, usedAt: null } })
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
