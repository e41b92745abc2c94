import { minShownCents } from '@forecourt/rules/entities/isInStock'
import type { Offer } from '@forecourt/rules/entities/Offer'
import type { OfferStock } from '@forecourt/rules/entities/OfferStock'
import { hasCarConditions } from '@forecourt/rules/offers/carsOfOfferText'
import { Prisma } from '../generated/client'
import type { ListingSite } from '../sites/RenderedSite'
import { listedStock } from '../stock/search/listedStock'
import type { Transaction } from '../Transaction'
import { fittingCars, isAvailable } from './fittingCars'

interface Counted {
  readonly available: number
  readonly listed: number
  readonly itemTypes: readonly string[]
  readonly fromCents: number | null
}

const counts = Prisma.sql`(count(*) filter (where ${isAvailable}))::int as available, count(*)::int as listed,
  coalesce(array_agg(distinct car.item_type), '{}') as "itemTypes",
  (min(car.price_cents) filter (where ${isAvailable} and car.price_type = 'driveAway' and car.price_cents > ${minShownCents}))::int as "fromCents"`

/**
 * The cars that each offer covers, by offer id (OFR-02): those assigned to it, or else those that fit its conditions, as many as their list
 * has. Without an entry if none can be had today, or if the offer doesn't say which cars it covers.
 */
export const offerStock = async (
  tx: Transaction,
  site: ListingSite,
  offers: readonly Offer[],
  now: string,
): Promise<{ readonly [offerId: string]: OfferStock }> => {
  const chosen = await tx.$queryRaw<(Counted & { readonly id: string })[]>`
    select car.offer_id as id, ${counts} from cars car where ${listedStock(site, now)} and car.offer_id is not null group by 1`
  const found: { [offerId: string]: OfferStock } = {}
  for (const offer of offers) {
    const own = chosen.find(({ id }) => id === offer.id)
    if (own && own.available > 0) {
      found[offer.id] = { count: own.available, areChosen: true, itemTypes: own.itemTypes, fromCents: own.fromCents }
      continue
    }
    if (!hasCarConditions(offer)) continue
    const [fitting] = await tx.$queryRaw<Counted[]>`
      select ${counts} from cars car where ${listedStock(site, now)} and ${fittingCars(offer)}`
    if (fitting && fitting.available > 0)
      found[offer.id] = { count: fitting.listed, areChosen: false, itemTypes: fitting.itemTypes, fromCents: fitting.fromCents }
  }
  return found
}
