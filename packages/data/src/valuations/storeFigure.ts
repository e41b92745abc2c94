import type { NoFigureReason } from '@forecourt/rules/valuations/noFigureReason'
import type { ValuationFigure } from '@forecourt/rules/valuations/valueVehicle'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

interface Lookup {
  readonly organisationId: string
  /** Cache key of the lookup: cached for a day. */
  readonly keyHash: string
  readonly now: string
}

/** Result of the check before a lookup: a cached answer, permission, or an exhausted daily limit. */
type MarketLeave =
  | { readonly kind: 'known'; readonly marketCents: number | null; readonly source: string }
  | { readonly kind: 'ask'; readonly lookupId: bigint }
  | { readonly kind: 'spent' }

/**
 * Checks the daily limit of the market value provider, which may charge (TRD-01): counts the lookup before the request, under a lock, so
 * that concurrent ones stay within the limit. Returns a cached answer of the last day.
 */
export const leaveToAsk = (db: Database, { organisationId, keyHash, now }: Lookup, mostADay: number): Promise<MarketLeave> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const since = new Date(Date.parse(now) - dayMs)
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`market lookups ${organisationId}`}, 0))`
    const known = await tx.marketLookup.findFirst({
      where: { organisationId, keyHash, requestedAt: { gt: since }, answeredAt: { not: null } },
      orderBy: { id: 'desc' },
    })
    if (known) return { kind: 'known', marketCents: known.marketCents, source: known.source }
    await tx.marketLookup.deleteMany({ where: { organisationId, requestedAt: { lte: since } } })
    if ((await tx.marketLookup.count({ where: { organisationId } })) >= mostADay) return { kind: 'spent' }
    const { id } = await tx.marketLookup.create({ data: { organisationId, keyHash, requestedAt: new Date(now) }, select: { id: true } })
    return { kind: 'ask', lookupId: id }
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

export type FoundFigure =
  | { readonly figure: ValuationFigure; readonly source: string; readonly validDays: number }
  | { readonly reason: NoFigureReason }

const dayMs = 86_400_000

/** Stores a vehicle's figure, or why there is none; an existing figure stays, so that a shopper sees only one. */
export const storeFigure = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  id: string,
  found: FoundFigure,
  now: string,
): Promise<boolean> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const at = new Date(now)
    const { count } = await tx.valuation.updateMany({
      where: { organisationId, siteId, id, state: 'asked', valuedAt: null },
      data:
        'reason' in found
          ? { reason: found.reason, updatedAt: at }
          : {
              state: 'valued',
              lowCents: found.figure.lowCents,
              highCents: found.figure.highCents,
              basis: {
                marketCents: found.figure.marketCents,
                source: found.source,
                steps: found.figure.steps.map((step) => ({ ...step })),
              },
              reason: null,
              validUntil: new Date(at.getTime() + found.validDays * dayMs),
              valuedAt: at,
              updatedAt: at,
            },
    })
    return count > 0
  })
