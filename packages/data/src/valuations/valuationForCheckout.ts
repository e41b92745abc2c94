import { vehicleName } from '@forecourt/rules/valuations/Valuation'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import { readValuation } from './readValuation'

/** What a shopper's own vehicle brings into a purchase. */
export interface TradeInValue {
  readonly valuationId: string
  /** Such as '2022 Toyota Corolla'. */
  readonly vehicle: string
  /** What is reckoned with: the accepted or named amount, or the lower end of the range. Cents. */
  readonly valueCents: number
  readonly state: 'valued' | 'accepted' | 'appraised'
  /** Until when it stands, ISO in UTC; null once accepted. */
  readonly validUntil: string | null
}

/**
 * What a valuation brings into a checkout or a loan (RTE-06: trade-in): null where there is no figure, or it ran out. For a request, the
 * site's `tradeInValue` reads which one it is from its cookie.
 */
export const valuationForCheckout = async (
  db: Database,
  site: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  id: string,
  now: string,
): Promise<TradeInValue | null> => {
  const valuation = await readValuation(db, site, id, now)
  if (!valuation) return null
  const { state, offerCents, lowCents, validUntil, vehicle } = valuation
  const valueCents = offerCents ?? lowCents
  if (valueCents === null || state === 'asked' || state === 'expired') return null
  return { valuationId: id, vehicle: vehicleName(vehicle), valueCents, state, validUntil: state === 'valued' ? validUntil : null }
}
