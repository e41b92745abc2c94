import { type CardConfig, cardCar } from '@forecourt/rules/car/cardCar'
import type { Car } from '@forecourt/rules/entities/Car'
import { facetKey, namedFacets } from '@forecourt/rules/search/facetKey'
import type { SearchRecord } from '../contract/SearchRecord'
import { carRecord, geoloc, neverSold } from '../stock/carRecord'

/** Tells the records of organisations that share an index apart. */
export const ownerAttribute = 'organisation_id'

/** What the sites that read an index show: the lenders of all of them, and prices per week where one of them offers subscriptions. */
export interface HostedReaders {
  readonly providers: readonly string[]
  readonly offerSubscriptions: boolean
}

/** What no card shows is left out, whatever a site's page of the car says. */
const onCards: Pick<CardConfig, 'phone' | 'vdp' | 'estimate'> = {
  // A number to call is asked for by itself.
  phone: { startsRevealed: false },
  vdp: { showViews: false, showMarketPrice: false },
  estimate: { show: false, requestQuotes: false },
}

const nameKeys = (record: SearchRecord) =>
  Object.fromEntries(
    namedFacets.map((facet) => [keyAttribute(facet), [record[facet] ?? []].flat().map((value) => facetKey(facet, String(value)))]),
  )

/** Algolia’s filters can’t say “in stock, or sold since”: a car that is not sold never was, and one sold nobody knows when was sold long ago. */
function soldAtTimestamp({ status, soldAt }: Car, { sold_at_timestamp }: SearchRecord): SearchRecord[string] {
  if (status !== 'sold') return neverSold
  return soldAt === null ? 0 : sold_at_timestamp
}

/** A car as a hosted index keeps it: what it is searched, counted and sorted by, and under `car` what a card shows. */
export const hostedRecord = (car: Car, organisationId: string, { providers, offerSubscriptions }: HostedReaders) => {
  const { financeLenders } = car
  const cardOf = (provider: string) => cardCar(car, { ...onCards, finance: { provider: provider as never }, price: { offerSubscriptions } })
  const record = carRecord(car)
  return {
    ...record,
    sold_at_timestamp: soldAtTimestamp(car, record),
    ...(offerSubscriptions ? {} : { subscription_price: null, weekly_price_range: null }),
    ...nameKeys(record),
    ...geoloc(car),
    [ownerAttribute]: organisationId,
    car: {
      ...cardOf('none'),
      financeLenders: Object.fromEntries(Object.entries(financeLenders).filter(([provider]) => providers.includes(provider))),
    },
  }
}

/** The attribute of a hosted record that holds the keys of a facet's values (`facetKey`), by which all spellings of a name are found. */
export const keyAttribute = (facet: string): string => `${facet}_key`
