import type { Database } from '../createDatabase'

const dayMs = 86_400_000

interface Lookup {
  readonly organisationId: string
  /** Cache key of the lookup: cached for a day. */
  readonly keyHash: string
  readonly now: string
}

/** Result of the reservation: a cached answer, a reserved lookup, or the daily limit is reached. */
type LookupReservation =
  | { readonly kind: 'cached'; readonly marketCents: number | null; readonly source: string }
  | { readonly kind: 'reserved'; readonly lookupId: bigint }
  | { readonly kind: 'limitReached' }

/**
 * Reserves a lookup at the market value provider, which may charge, within the daily limit (TRD-01). Counts it before the request, under a
 * lock, so that concurrent ones stay within the limit. Returns a cached answer of the last day instead, if there is one.
 */
export const reserveMarketLookup = (
  db: Database,
  { organisationId, keyHash, now }: Lookup,
  dailyLimit: number,
): Promise<LookupReservation> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const since = new Date(Date.parse(now) - dayMs)
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`market lookups ${organisationId}`}, 0))`
    const known = await tx.marketLookup.findFirst({
      where: { organisationId, keyHash, requestedAt: { gt: since }, answeredAt: { not: null } },
      orderBy: { id: 'desc' },
    })
    if (known) return { kind: 'cached', marketCents: known.marketCents, source: known.source }
    await tx.marketLookup.deleteMany({ where: { organisationId, requestedAt: { lte: since } } })
    if ((await tx.marketLookup.count({ where: { organisationId } })) >= dailyLimit) return { kind: 'limitReached' }
    const { id } = await tx.marketLookup.create({ data: { organisationId, keyHash, requestedAt: new Date(now) }, select: { id: true } })
    return { kind: 'reserved', lookupId: id }
  })

/** Caches an answer for a day. A lookup without an answer counts, and can be repeated. */
export const cacheAnswer = (
  db: Database,
  organisationId: string,
  lookupId: bigint,
  answer: { readonly marketCents: number | null; readonly source: string; readonly now: string },
): Promise<unknown> =>
  db.forOrganisation(organisationId).transaction((tx) =>
    tx.marketLookup.updateMany({
      where: { organisationId, id: lookupId },
      data: { marketCents: answer.marketCents, source: answer.source, answeredAt: new Date(answer.now) },
    }),
  )
