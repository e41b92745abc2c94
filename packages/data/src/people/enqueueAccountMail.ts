import { randomBytes } from 'node:crypto'
import type { Database } from '../createDatabase'
import { outboxRow } from '../outbox/outboxRow'
import type { Transaction } from '../Transaction'
import { membershipText } from './membershipText'

/** The recipient of an account email. */
interface AccountRecipient {
  readonly email: string
  readonly name: string
  /** The user's roles as text. */
  readonly roles: string
}

interface LinkOfMail extends AccountRecipient {
  readonly kind: 'invite' | 'reset'
  readonly expiresAt: string
  readonly authorName: string
}

/** The recipient of an account email; null if the user was deleted. */
export const readAccountRecipient = (db: Database, userId: string): Promise<AccountRecipient | null> =>
  db.platform.transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id: userId }, include: { memberships: { orderBy: { id: 'asc' } } } })
    if (!user) return null
    const memberships = user.memberships.map(({ role, ...place }) => ({ ...place, role: role as never }))
    return { email: user.email, name: user.name, roles: await membershipText(tx, memberships) }
  })

/** A link with its recipient; null if it was used, withdrawn or replaced. */
export const linkOfMail = async (db: Database, linkId: string): Promise<LinkOfMail | null> => {
  const link = await db.platform.transaction((tx) => tx.personLink.findFirst({ where: { id: linkId, usedAt: null } }))
  const person = link && (await readAccountRecipient(db, link.userId))
  if (!link || !person) return null
  return {
    ...person,
    kind: link.kind === 'invite' ? 'invite' : 'reset',
    expiresAt: link.expiresAt.toISOString(),
    authorName: link.authorName,
  }
}

interface NewPersonLink {
  readonly userId: string
  readonly kind: 'invite' | 'reset'
  /** ISO in UTC. */
  readonly now: string
  readonly authorName: string
}

const lifetimeMs = { invite: 7 * 86_400_000, reset: 60 * 60_000 } as const

/**
 * Creates a link for a user, replaces earlier ones of its kind and queues the email. The stored id isn't usable alone: the mailer adds the
 * signature.
 */
export const newPersonLink = async (tx: Transaction, { userId, kind, now, authorName }: NewPersonLink): Promise<string> => {
  await tx.personLink.deleteMany({ where: { userId, kind, usedAt: null } })
  const id = randomBytes(18).toString('base64url')
  const expiresAt = new Date(Date.parse(now) + lifetimeMs[kind])
  await tx.personLink.create({ data: { id, userId, kind, authorName, createdAt: new Date(now), expiresAt } })
  await tx.outboxMessage.createMany({ data: [outboxRow(`person.${kind}`, { linkId: id })] })
  return id
}

/** Account events that users are notified of, besides links. */
export const accountEvents = [
  'added',
  'passwordChanged',
  'emailRequested',
  'emailChanged',
  'twoFactorOn',
  'twoFactorOff',
  'passkeyAdded',
  'passkeyRemoved',
] as const
export type AccountEvent = (typeof accountEvents)[number]

/** Queues an email about an account event, to the user's address or, after a change of it, to the former one. */
export const enqueueAccountMail = async (
  tx: Transaction,
  userId: string,
  news: AccountEvent,
  authorName: string,
  formerEmail?: string,
): Promise<void> => {
  const former = formerEmail === undefined ? {} : { formerEmail }
  await tx.outboxMessage.createMany({ data: [outboxRow('person.news', { userId, news, authorName, ...former })] })
}
