import type { Database } from '../createDatabase'

interface Lookup {
  readonly organisationId: string
  /** Which question: the same for a day has the same answer. */
  readonly keyHash: string
  readonly now: string
}

/** What was found of a question before anybody is asked: an answer of the last day, leave to ask, or none left for the day. */
export type MarketLeave =
  | { readonly kind: 'known'; readonly marketCents: number | null; readonly source: string }
  | { readonly kind: 'ask'; readonly lookupId: bigint }
  | { readonly kind: 'spent' }

const dayMs = 86_400_000

/**
 * Asks leave to ask the provider of market values, which may cost (TRD-01): counted for the organisation before anybody is asked, in
 * turns, so that many at once stay within what a day has. What was answered within a day is not asked again.
 */
export const leaveToAsk = (db: Database, { organisationId, keyHash, now }: Lookup, mostADay: number): Promise<MarketLeave> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const since = new Date(Date.parse(now) - dayMs)
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`market lookups ${organisationId}`}, 0))`
    const known = await tx.marketLookup.findFirst({
      where: { organisationId, keyHash, askedAt: { gt: since }, answeredAt: { not: null } },
      orderBy: { id: 'desc' },
    })
    if (known) return { kind: 'known', marketCents: known.marketCents, source: known.source }
    await tx.marketLookup.deleteMany({ where: { organisationId, askedAt: { lte: since } } })
    if ((await tx.marketLookup.count({ where: { organisationId } })) >= mostADay) return { kind: 'spent' }
    const { id } = await tx.marketLookup.create({ data: { organisationId, keyHash, askedAt: new Date(now) }, select: { id: true } })
    return { kind: 'ask', lookupId: id }
  })

/** Keeps an answer for a day. A question without one was counted, and can be asked again. */
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
