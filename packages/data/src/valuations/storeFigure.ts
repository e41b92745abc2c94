import type { NoFigureReason } from '@forecourt/rules/valuations/noFigureReason'
import type { ValuationFigure } from '@forecourt/rules/valuations/valueVehicle'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

export type FoundFigure =
  | { readonly figure: ValuationFigure; readonly source: string; readonly validDays: number }
  | { readonly reason: NoFigureReason }

const dayMs = 86_400_000

/** Stores a vehicle's figure, or why there is none; an existing figure stays, so that a shopper sees only one. */
export const storeFigure = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  id: string,
  result: FoundFigure,
  now: string,
): Promise<boolean> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const at = new Date(now)
    const { count } = await tx.valuation.updateMany({
      where: { organisationId, siteId, id, state: 'asked', valuedAt: null },
      data:
        'reason' in result
          ? { reason: result.reason, updatedAt: at }
          : {
              state: 'valued',
              lowCents: result.figure.lowCents,
              highCents: result.figure.highCents,
              basis: {
                marketCents: result.figure.marketCents,
                source: result.source,
                steps: result.figure.steps.map((step) => ({ ...step })),
              },
              reason: null,
              validUntil: new Date(at.getTime() + result.validDays * dayMs),
              valuedAt: at,
              updatedAt: at,
            },
    })
    return count > 0
  })
