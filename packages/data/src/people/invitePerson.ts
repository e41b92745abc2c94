import { randomUUID } from 'node:crypto'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { enqueueAccountMail, newPersonLink } from './enqueueAccountMail'
import { membershipText, type PersonMembership, type PersonResult } from './membershipText'

/** Expiry of open invitations, by user id; users without one are left out. */
export const openInvitations = async (db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (userIds.length === 0) return new Map()
  const links = await db.platform.transaction((tx) =>
    tx.personLink.findMany({ where: { userId: { in: [...userIds] }, kind: 'invite', usedAt: null }, orderBy: { createdAt: 'asc' } }),
  )
  return new Map(links.map(({ userId, expiresAt }) => [userId, expiresAt.toISOString()]))
}

export interface Invitation {
  readonly email: string
  readonly name: string
  /** At least one. The caller must check that the actor may assign them. */
  readonly memberships: readonly PersonMembership[]
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

export type InviteResult = PersonResult<{
  readonly userId: string
  /** `added`: an existing user got further roles and a notification. */
  readonly state: 'invited' | 'added'
}>

/** Invites a user within a larger transaction, such as the creation of their organisation. */
export const invitePersonIn = async (
  tx: Transaction,
  { email: entered, name, memberships, actor, now }: Invitation,
): Promise<InviteResult> => {
  const email = entered.trim().toLowerCase()
  const existing = await tx.user.findUnique({ where: { email }, include: { memberships: true } })
  if (existing?.disabled) return { ok: false, message: 'The account with this address is disabled. Enable it instead.' }
  const missing = memberships.filter(
    (membership) =>
      !existing?.memberships.some(
        ({ role, organisationId, siteId }) =>
          role === membership.role && organisationId === membership.organisationId && siteId === membership.siteId,
      ),
  )
  if (missing.length === 0) return { ok: false, message: 'They already have this role.' }
  for (const { organisationId, siteId } of missing)
    if (siteId !== null && !(await tx.site.findFirst({ where: { id: siteId, organisationId: organisationId ?? '' } })))
      return { ok: false, message: 'There is no such site in this organisation.' }
  const id = existing?.id ?? randomUUID()
  if (!existing) await tx.user.create({ data: { id, email, name, createdAt: new Date(now) } })
  await tx.membership.createMany({ data: missing.map((membership) => ({ ...membership, userId: id })) })
  const invited = !existing?.activatedAt
  if (invited) await newPersonLink(tx, { userId: id, kind: 'invite', now, authorName: actor.name })
  else await enqueueAccountMail(tx, id, 'added', actor.name)
  const roles = await membershipText(tx, missing)
  await appendAudit(tx, {
    organisationId: missing[0]?.organisationId ?? null,
    siteId: missing[0]?.siteId,
    actor,
    action: invited ? 'user.invite' : 'user.addRole',
    target: id,
    summary: invited ? `Invited ${existing?.name ?? name} (${email}) as ${roles}` : `Gave ${existing.name} the role ${roles}`,
  })
  return { ok: true, userId: id, state: invited ? 'invited' : 'added' }
}

/** Assigns roles to a user and sends an invitation link, or a notification if they can sign in already. */
export const invitePerson = (db: Database, invitation: Invitation): Promise<InviteResult> =>
  db.platform.transaction((tx) => invitePersonIn(tx, invitation))
