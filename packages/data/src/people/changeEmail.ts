import { randomBytes } from 'node:crypto'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import { outboxRow } from '../outbox/outboxRow'
import type { Transaction } from '../Transaction'
import { violatedConstraint } from '../violatedConstraint'
import { enqueueAccountMail, newPersonLink } from './enqueueAccountMail'
import type { PersonResult } from './membershipText'
import { endSessions } from './sessions/readSession'

/** A new sign-in address that waits for its confirmation. */
export interface EmailChange {
  readonly email: string
  readonly name: string
}

/** Shorter than for an invitation: the user expects the mail. Milliseconds. */
const lifetimeMs = 86_400_000

const taken = 'Someone already signs in with this address.'

const readUser = (tx: Transaction, id: string) =>
  tx.user.findUnique({
    where: { id },
    select: {
      ...{ id: true, name: true, email: true, disabled: true, activatedAt: true },
      memberships: { take: 1, orderBy: { id: 'asc' }, select: { organisationId: true } },
    },
  })

type FoundUser = NonNullable<Awaited<ReturnType<typeof readUser>>>

const audit = (tx: Transaction, { id, memberships }: FoundUser, actor: Actor, action: string, summary: string) =>
  appendAudit(tx, { organisationId: memberships[0]?.organisationId ?? null, actor, action, target: id, summary })

/** Replaces the address of a user who was invited by a wrong one, and invites them again: the invitation confirms it. */
const correctInvitation = async (tx: Transaction, user: FoundUser, email: string, { actor, now }: Pick<EmailRequest, 'actor' | 'now'>) => {
  await tx.user.update({ where: { id: user.id }, data: { email } })
  await newPersonLink(tx, { userId: user.id, kind: 'invite', now, authorName: actor.name })
  await audit(tx, user, actor, 'user.changeEmail', `Invited ${user.name} at ${email} instead of ${user.email}`)
}

interface EmailRequest {
  readonly userId: string
  readonly email: string
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

export type EmailRequestResult = PersonResult<{
  /** `invited`: a user who hasn't accepted yet got a new invitation. */
  readonly state: 'requested' | 'invited'
}>

/**
 * Sends a link to a new sign-in address of a user, and a notice to the present one, which stays valid until the link is used. An earlier
 * link to another address becomes invalid.
 */
export const requestEmailChange = (db: Database, { userId, email: entered, actor, now }: EmailRequest): Promise<EmailRequestResult> =>
  db.platform.transaction(async (tx): Promise<EmailRequestResult> => {
    const email = entered.trim().toLowerCase()
    const user = await readUser(tx, userId)
    if (!user) return { ok: false, message: 'This person no longer exists.' }
    if (user.disabled) return { ok: false, message: `${user.name} is disabled. Enable them first.` }
    if (user.email === email) return { ok: false, message: 'This is already the address.' }
    if (await tx.user.findUnique({ where: { email }, select: { id: true } })) return { ok: false, message: taken }
    if (!user.activatedAt) {
      await correctInvitation(tx, user, email, { actor, now })
      return { ok: true, state: 'invited' }
    }
    const change = {
      ...{ id: randomBytes(18).toString('base64url'), email, authorName: actor.name },
      createdAt: new Date(now),
      expiresAt: new Date(Date.parse(now) + lifetimeMs),
    }
    await tx.emailChange.upsert({ where: { userId }, create: { userId, ...change }, update: change })
    await tx.outboxMessage.createMany({ data: [outboxRow('person.email', { changeId: change.id })] })
    await enqueueAccountMail(tx, userId, 'emailRequested', actor.name)
    await audit(tx, user, actor, 'user.requestEmail', `Sent ${email} a link to become the sign-in address of ${user.name} (${user.email})`)
    return { ok: true, state: 'requested' }
  })

/** The new address of a user that waits for its confirmation; null if there is none. */
export const waitingEmail = (db: Database, userId: string, now: string): Promise<string | null> =>
  db.platform.transaction(async (tx) => {
    const change = await tx.emailChange.findFirst({ where: { userId, expiresAt: { gt: new Date(now) } }, select: { email: true } })
    return change?.email ?? null
  })

/** Makes the link to a new address invalid. */
export const cancelEmailChange = (db: Database, { userId, actor }: Pick<EmailRequest, 'userId' | 'actor'>): Promise<PersonResult> =>
  db.platform.transaction(async (tx) => {
    const user = await readUser(tx, userId)
    const { count } = await tx.emailChange.deleteMany({ where: { userId } })
    if (!user || count === 0) return { ok: false, message: 'There’s no new address to confirm.' }
    await audit(tx, user, actor, 'user.cancelEmail', `Kept ${user.email} as the sign-in address of ${user.name}`)
    return { ok: true }
  })

/** A change with its author, for the mail to the new address; null if it was confirmed, cancelled or replaced. */
export const emailChangeOfMail = (db: Database, id: string): Promise<(EmailChange & { readonly authorName: string }) | null> =>
  db.platform.transaction(async (tx) => {
    const change = await tx.emailChange.findUnique({ where: { id }, include: { user: { select: { name: true } } } })
    return change && { email: change.email, name: change.user.name, authorName: change.authorName }
  })

const openChange = (tx: Transaction, id: string, now: string) =>
  tx.emailChange.findFirst({
    where: { id, expiresAt: { gt: new Date(now) }, user: { disabled: false } },
    include: { user: { select: { name: true } } },
  })

/** The change of a valid link; null if it was used, cancelled, replaced or has expired. */
export const readEmailChange = (db: Database, id: string, now: string): Promise<EmailChange | null> =>
  db.platform.transaction(async (tx) => {
    const change = await openChange(tx, id, now)
    return change && { email: change.email, name: change.user.name }
  })

/**
 * Makes a confirmed address the one that the user signs in with, once even with concurrent requests. Ends the user's sessions and open
 * links, as a new password by link does, and notifies the former address. Null if the link is invalid.
 */
export const confirmEmailChange = (
  db: Database,
  { changeId, now }: { readonly changeId: string; readonly now: string },
): Promise<PersonResult<{ readonly email: string }> | null> =>
  db.platform
    .transaction(async (tx) => {
      const change = await openChange(tx, changeId, now)
      const user = change && (await readUser(tx, change.userId))
      const { count } = await tx.emailChange.deleteMany({ where: { id: changeId } })
      if (!change || !user || count === 0) return null
      const { email } = change
      await tx.user.update({ where: { id: user.id }, data: { email } })
      // Links to set a password were sent to the former address.
      await tx.personLink.deleteMany({ where: { userId: user.id, usedAt: null } })
      await endSessions(tx, user.id)
      await enqueueAccountMail(tx, user.id, 'emailChanged', user.name, user.email)
      const actor = { userId: user.id, name: user.name }
      await audit(tx, user, actor, 'user.changeEmail', `${user.name} now signs in with ${email} (before: ${user.email})`)
      return { ok: true as const, email }
    })
    .catch((error: unknown) => {
      // Meanwhile another user was invited by this address.
      if (violatedConstraint(error)?.rule === 'unique') return { ok: false as const, message: taken }
      throw error
    })
