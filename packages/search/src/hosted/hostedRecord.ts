import { type CardConfig, cardCar } from '@forecourt/rules/car/cardCar'
import type { Car } from '@forecourt/rules/entities/Car'
import { isForPrice } from '@forecourt/rules/finance/lender/isForPrice'
import { facetKey, namedFacets } from '@forecourt/rules/search/facetKey'
import type { SearchRecord } from '../contract/SearchRecord'
import { carRecord, geoloc, neverSold } from '../stock/carRecord'

/** Identifies the organisation of a record in a shared index. */
export const ownerAttribute = 'organisation_id'

/** Settings of the sites that use an index: the lenders of all, and whether any offers subscriptions. */
export interface HostedSites {
  readonly providers: readonly string[]
  readonly offerSubscriptions: boolean
}

/** Omits content that no card shows, whatever a site's car page has. */
const cardSettings: Pick<CardConfig, 'phone' | 'vdp' | 'estimate'> = {
  // Phone numbers are requested separately.
  phone: { startsRevealed: false },
  vdp: { showViews: false, showMarketPrice: false },
  estimate: { show: false, requestQuotes: false },
}

const nameKeys = (record: SearchRecord) =>
  Object.fromEntries(
    namedFacets.map((facet) => [keyAttribute(facet), [record[facet] ?? []].flat().map((value) => facetKey(facet, String(value)))]),
  )

/**
 * Algolia’s filters can’t express “in stock, or sold since”: unsold cars get a future sale date, and sold cars without a date an old one.
 */
function soldAtTimestamp({ status, soldAt }: Car, { sold_at_timestamp }: SearchRecord): SearchRecord[string] {
  if (status !== 'sold') return neverSold
  return soldAt === null ? 0 : sold_at_timestamp
}

/** A car as a hosted record: attributes to search, count and sort by, and the card's data in `car`. */
export const hostedRecord = (car: Car, organisationId: string, { providers, offerSubscriptions }: HostedSites) => {
  const { financeLenders } = car
  const cardFor = (provider: string) =>
    cardCar(car, { ...cardSettings, finance: { provider: provider as never }, price: { offerSubscriptions } })
  const record = carRecord(car)
  return {
    ...record,
    sold_at_timestamp: soldAtTimestamp(car, record),
    ...(offerSubscriptions ? {} : { subscription_price: null, weekly_price_range: null }),
    ...nameKeys(record),
    ...geoloc(car),
    [ownerAttribute]: organisationId,
    car: {
      ...cardFor('none'),
      financeLenders: Object.fromEntries(
        Object.entries(financeLenders).filter(([provider, lender]) => providers.includes(provider) && isForPrice(lender, car)),
      ),
    },
  }
}

/** Attribute with the normalised keys (`facetKey`) of a facet's values, which matches all spellings of a name. */
export const keyAttribute = (facet: string): string => `${facet}_key`
