import { createHash } from 'node:crypto'
import type { Database } from '../../createDatabase'
import type { Transaction } from '../../Transaction'
import type { KnownPerson } from './knownPerson'

/** Longer than any spooled request waits. Milliseconds. */
const retentionMs = 30 * 86_400_000

/** The hash of one address or number of an erased person. */
export interface Erasure {
  readonly organisationId: string
  readonly markHash: string
  /** ISO in UTC. */
  readonly erasedAt: string
}

/** Hash of an address or number; the same person has another one at another organisation. */
export const hashIdentifier = (organisationId: string, identifier: string): string =>
  createHash('sha256').update(`${organisationId} ${identifier.trim().toLowerCase()}`).digest('hex')

/** An identifier of an account alone: an erased account leaves the enquiries of its person with the dealer. */
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

/** Stores the hashes of an erased person's addresses and numbers (ENT-16). */
export const recordErasure = (
  tx: Transaction,
  { organisationId, emails, phones }: Pick<KnownPerson, 'organisationId' | 'emails' | 'phones'>,
  now: string,
): Promise<void> => storeIdentifiers(tx, organisationId, [...emails, ...phones], now)

/** Stores the hashes of an erased account: of its id, and of its verified addresses and numbers (ENT-16). */
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
  /** The sender’s address and number; empty ones are ignored. */
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
 * Returns a predicate for external files: whether a text names a person who was erased after it was written, at any organisation; null if
 * there are no erasures.
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
