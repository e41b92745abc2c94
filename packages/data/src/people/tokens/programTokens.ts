import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Database } from '../../createDatabase'
import type { ProgramToken as Row } from '../../generated/client'
import { includedRoles, type SignedInPerson, toSignedInPerson } from '../sessions/readSession'

/** A token of a program that acts for a user on one site. Instants are ISO in UTC. */
export interface ProgramToken {
  readonly id: string
  readonly organisationId: string
  readonly siteId: string
  readonly name: string
  readonly permissions: readonly string[]
  /** Last characters of the token. */
  readonly hint: string
  readonly expiresAt: string
  readonly usedAt: string | null
}

const toToken = ({ id, organisationId, siteId, name, permissions, tokenHint, expiresAt, usedAt }: Row): ProgramToken => ({
  ...{ id, organisationId, siteId, name, permissions, hint: tokenHint },
  expiresAt: expiresAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
})

/** The tokens of a user that are still valid, with the names of their sites; those that expire first come first. */
export const listProgramTokens = (db: Database, userId: string, now: string): Promise<(ProgramToken & { readonly siteName: string })[]> =>
  db.platform.transaction(async (tx) => {
    const rows = await tx.programToken.findMany({
      where: { userId, expiresAt: { gt: new Date(now) } },
      include: { site: { select: { name: true } } },
      orderBy: [{ expiresAt: 'asc' }, { id: 'asc' }],
    })
    return rows.map((row) => ({ ...toToken(row), siteName: row.site.name }))
  })

/** Maximum number of valid tokens of a user. */
const maxTokens = 10

interface NewProgramToken {
  readonly organisationId: string
  readonly siteId: string
  readonly name: string
  readonly permissions: readonly string[]
  readonly key: { readonly hash: string; readonly hint: string }
  /** Hours until it expires, at most 24. */
  readonly hours: number
  readonly userId: string
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

/** Adds a token and deletes the user's expired ones. Returns the reason if the user has too many. */
export const addProgramToken = (db: Database, { key, hours, userId, actor, now, ...token }: NewProgramToken): Promise<string | null> =>
  db.platform.transaction(async (tx) => {
    // Locks the user, so that concurrent requests can't exceed the limit.
    const users = await tx.$queryRaw<{ id: string }[]>`select id from users where id = ${userId} for update`
    if (users.length === 0) return 'This account no longer exists.'
    const at = new Date(now)
    await tx.programToken.deleteMany({ where: { userId, expiresAt: { lte: at } } })
    if ((await tx.programToken.count({ where: { userId } })) >= maxTokens)
      return `You have ${maxTokens} tokens. Revoke one you no longer use first.`
    const expiresAt = new Date(at.getTime() + hours * 3_600_000)
    const { organisationId, siteId, name } = token
    const { id } = await tx.programToken.create({
      data: { ...token, permissions: [...token.permissions], userId, tokenHash: key.hash, tokenHint: key.hint, createdAt: at, expiresAt },
    })
    await appendAudit(tx, {
      ...{ organisationId, siteId, actor, action: 'user.addToken', target: id },
      summary: `${actor.name} created a token for the program “${name}”, valid for ${hours} ${hours === 1 ? 'hour' : 'hours'}`,
      detail: { permissions: [...token.permissions] },
    })
    return null
  })

/** Revokes a user's own token at once; false if there is none. */
export const revokeProgramToken = (
  db: Database,
  { userId, id, actor }: { readonly userId: string; readonly id: string; readonly actor: Actor },
): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.programToken.findFirst({ where: { userId, id } })
    if (!row) return false
    const { organisationId, siteId, name } = row
    await tx.programToken.deleteMany({ where: { organisationId, id } })
    await appendAudit(tx, {
      ...{ organisationId, siteId, actor, action: 'user.revokeToken', target: id },
      summary: `${actor.name} revoked the token of the program “${name}”`,
    })
    return true
  })

/** Minimum time between two writes of `usedAt`, so that not every request writes. */
const usedIntervalMs = 60_000

/**
 * Finds a token by its hash, with its user. Called for each request of a program, so that a change of the user's roles counts at once. Null
 * for an unknown, revoked or expired token, and for a user who is disabled or has no role.
 */
export const readProgramToken = (
  db: Database,
  hash: string,
  now: string,
): Promise<{ readonly token: ProgramToken; readonly person: SignedInPerson } | null> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.programToken.findUnique({ where: { tokenHash: hash }, include: { user: { include: includedRoles } } })
    const at = new Date(now)
    if (!row || row.expiresAt <= at) return null
    const person = toSignedInPerson(row.user)
    if (!person) return null
    const { organisationId, id } = row
    if (at.getTime() - (row.usedAt?.getTime() ?? 0) > usedIntervalMs)
      await tx.programToken.updateMany({ where: { organisationId, id }, data: { usedAt: at } })
    return { token: toToken(row), person }
  })
