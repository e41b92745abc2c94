import type { Location } from '../entities/Location'
import type { Offer } from '../entities/Offer'
import { formatSearch } from '../search/formatSearch'
import { offeredTypes } from './cars/offeredTypes'

/** Lists tell these apart by the same names; petrol and diesel each have several in what dealers write. */
const listedFuels: ReadonlySet<string> = new Set<Offer['fuels'][number]>(['Hybrid', 'PHEV', 'Electric'])

const dollars = (cents: number | null, round: (value: number) => number) => (cents === null ? null : round(cents / 100))

/**
 * The list of all cars an offer is for (OFR-02); null where no list can say which those are.
 *
 * @example offerStockHref({ ...offer, category: 'Used', priceToCents: 1_999_900 }, []) // '/search?car_type=used&price=:19999'
 */
export const offerStockHref = (offer: Offer, locations: readonly Pick<Location, 'id' | 'name'>[]): string | null => {
  const { category, manufacturer, modelName, fuels, priceFromCents, priceToCents, yearFrom, locationIds } = offer
  const places = locations.filter(({ id }) => locationIds.includes(id)).map(({ name }) => name)
  if (!fuels.every((fuel) => listedFuels.has(fuel)) || places.length < locationIds.length) return null
  const types = offeredTypes(category)
  return `/search${formatSearch({
    query: '',
    page: 1,
    sortBy: 'recommended',
    values: {
      // Of all kinds there is nothing to leave out.
      car_type: types.length === 3 ? [] : types,
      make: manufacturer ? [manufacturer] : [],
      model: modelName ? [modelName] : [],
      fuel: fuels,
      location_name: places,
    },
    ranges: {
      price: { min: dollars(priceFromCents, Math.ceil), max: dollars(priceToCents, Math.floor) },
      year: { min: yearFrom, max: null },
    },
  })}`
}
