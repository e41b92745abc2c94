import { createHash } from 'node:crypto'
import type { Database } from '../../createDatabase'
import type { Transaction } from '../../Transaction'
import type { KnownPerson } from './knownPerson'

/** Longer than any spooled request waits. Milliseconds. */
const retentionMs = 30 * 86_400_000

/** The hash of one identifier of an erased person: an e-mail address or a phone number. */
export interface Erasure {
  readonly organisationId: string
  readonly markHash: string
  /** ISO in UTC. */
  readonly erasedAt: string
}

/** Hash of an e-mail address or phone number. At another organisation the same identifier has another hash. */
export const hashIdentifier = (organisationId: string, identifier: string): string =>
  createHash('sha256').update(`${organisationId} ${identifier.trim().toLowerCase()}`).digest('hex')

/**
 * An e-mail address, phone number or id whose account alone was erased. It has another hash than the same identifier of an erased person:
 * a shopper who deletes the account doesn't delete enquiries, so spooled enquiries with this identifier must still be stored.
 */
export const accountIdentifier = (identifier: string): string => `account ${identifier}`

const storeIdentifiers = async (tx: Transaction, organisationId: string, identifiers: readonly string[], now: string): Promise<void> => {
  const erasedAt = new Date(now)
  for (const identifier of identifiers) {
    const markHash = hashIdentifier(organisationId, identifier)
    await tx.erasedMark.upsert({
      where: { organisationId_markHash: { organisationId, markHash } },
      create: { organisationId, markHash, erasedAt },
      update: { erasedAt },
    })
  }
}

/** Stores the hashes of an erased person's e-mail addresses and phone numbers (ENT-16). */
export const recordErasure = (
  tx: Transaction,
  { organisationId, emails, phones }: Pick<KnownPerson, 'organisationId' | 'emails' | 'phones'>,
  now: string,
): Promise<void> => storeIdentifiers(tx, organisationId, [...emails, ...phones], now)

/** Stores the hashes of an erased account: of its id, and of its verified e-mail addresses and phone numbers (ENT-16). */
export const recordAccountErasure = (
  tx: Transaction,
  { organisationId, identifiers }: { readonly organisationId: string; readonly identifiers: readonly string[] },
  now: string,
): Promise<void> => storeIdentifiers(tx, organisationId, identifiers.map(accountIdentifier), now)

/** All stored erasures, in a fixed order. */
export const listErasures = (db: Database): Promise<Erasure[]> =>
  db.platform.transaction(async (tx) => {
    const rows = await tx.erasedMark.findMany({ orderBy: [{ organisationId: 'asc' }, { markHash: 'asc' }] })
    return rows.map(({ organisationId, markHash, erasedAt }) => ({ organisationId, markHash, erasedAt: erasedAt.toISOString() }))
  })

export interface SentBefore {
  readonly siteId: string
  /** The sender’s e-mail address and phone number; empty ones are ignored. */
  readonly identifiers: readonly string[]
  /** When it was sent. ISO in UTC. */
  readonly sentAt: string
}

/** Whether the sender was erased after sending: a spooled request is then dropped (ENT-16). */
export const isErasedSince = (db: Database, { siteId, identifiers, sentAt }: SentBefore): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const site = await tx.site.findFirst({ where: { id: siteId }, select: { organisationId: true } })
    if (!site) return false
    const { organisationId } = site
    const given = identifiers
      .filter((identifier) => identifier.trim() !== '')
      .map((identifier) => hashIdentifier(organisationId, identifier))
    const where = { organisationId, markHash: { in: given }, erasedAt: { gt: new Date(sentAt) } }
    return (await tx.erasedMark.count({ where })) > 0
  })

/**
 * Returns a predicate for files outside the database, such as the mails of the embedded mailbox: whether a text names a person whom any
 * organisation erased after the text was written. Null if there are no erasures.
 */
export const erasedIdentifierFinder = async (
  db: Database,
): Promise<((written: { readonly identifiers: readonly string[]; readonly at: string }) => boolean) | null> => {
  const rows = await db.platform.transaction((tx) => tx.erasedMark.findMany())
  if (rows.length === 0) return null
  const erasedAt = new Map(rows.map(({ markHash, erasedAt: at }) => [markHash, at.getTime()]))
  const organisations = [...new Set(rows.map(({ organisationId }) => organisationId))]
  return ({ identifiers, at }) =>
    identifiers.some((identifier) =>
      organisations.some((organisationId) => (erasedAt.get(hashIdentifier(organisationId, identifier)) ?? 0) > Date.parse(at)),
    )
}

/** Deletes expired hashes of erased people. */
export const deleteExpiredErasures = async (db: Database, now: string): Promise<void> => {
  await db.platform.transaction((tx) => tx.erasedMark.deleteMany({ where: { erasedAt: { lt: new Date(Date.parse(now) - retentionMs) } } }))
}
