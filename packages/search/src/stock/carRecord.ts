import { carOrigin } from '@forecourt/rules/car/carOrigin'
import { carCategories } from '@forecourt/rules/car/facts/carCategories'
import { positive } from '@forecourt/rules/car/facts/formatMeasure'
import { fieldValue } from '@forecourt/rules/car/fieldValue'
import type { Car } from '@forecourt/rules/entities/Car'
import { facetTitle } from '@forecourt/rules/search/facetTitle'
import { priceBand } from '@forecourt/rules/search/filters/priceBands'
import { type FieldFacetSource, fieldFacetSources } from '@forecourt/rules/search/generated/fieldFacets'
import { carAppeal, carReadiness } from '@forecourt/rules/search/list/recommendation'
import type { SearchRecord } from '../contract/SearchRecord'

/** Later than any sale, in seconds: allows one comparison for "not sold, or sold after". */
export const neverSold = 99_999_999_999

/** A car as a search record: attributes named as in the search refinements (SRC-03), money in whole dollars, times in seconds. */
export function carRecord(car: Car): SearchRecord {
  return {
    objectID: car.id,
    name: car.name,
    stock_number: car.stockNumber,
    vin: car.vin,
    make: car.make,
    make_slug: car.makeSlug,
    model: car.model,
    model_slug: car.modelSlug,
    make_model: `${car.make} ${car.model}`,
    // For hierarchical menus, under `make`.
    model_path: `${car.make} > ${car.model}`,
    badge: car.badge,
    status: car.status,
    car_type: car.carType,
    item_type: car.itemType,
    categories: carCategories(car),
    body: facetText('body', car.simpleBody ?? car.body, car),
    fuel: facetText('fuel', car.simpleFuel ?? car.fuel, car),
    transmission: facetText('transmission', car.simpleTransmission ?? car.transmission, car),
    gearbox: facetText('gearbox', car.transmission, car),
    origin: carOrigin(car),
    engine: engineTerms(car),
    ...fieldFacets(car),
    city: car.city,
    state: car.state,
    dealership_id: car.dealershipId,
    dealership_name: car.dealershipName,
    dealership_slug: car.dealershipSlug,
    location_name: car.locationName,
    location_slug: car.locationSlug,
    tag: car.tag,
    _tags: car.tag === null ? [] : [car.tag],
    certified: car.certified,
    price: dollars(car.priceCents),
    subscription_price: dollars(car.subscriptionPriceCents),
    price_range: priceBand('price_range', dollars(car.priceCents)),
    weekly_price_range: priceBand('weekly_price_range', dollars(car.subscriptionPriceCents)),
    filtered_features: car.standardEquipment,
    km: car.km,
    year: car.year,
    image_count: car.images.length,
    show_on_dealer_website: car.showOnDealerWebsite,
    readiness: carReadiness(car),
    custom_rank: car.customRank,
    appeal: carAppeal(car),
    latitude: car.latitude,
    longitude: car.longitude,
    created_at_timestamp: seconds(car.createdAt),
    sold_at_timestamp: car.soldAt === null ? neverSold : seconds(car.soldAt),
  }
}

/** Stock may have been stored before normalisation: equal values must be one option. */
const facetText = (facet: string, text: string | null, { itemType }: Car): string | null => text && facetTitle(facet, text, itemType)

const sources = Object.entries(fieldFacetSources)

/** Facets from vehicle fields: labels of their vocabulary, and numbers above 0. */
function fieldFacets(car: Car): { readonly [facet: string]: string | number | null } {
  const facets: { [facet: string]: string | number | null } = {}
  for (const [facet, source] of sources) facets[facet] = hasFacet(car, source) ? facetValueOf(car, facet, source) : null
  return facets
}

const hasFacet = (car: Car, { onlyFor }: FieldFacetSource): boolean =>
  onlyFor === undefined || (onlyFor === 'electric' ? car.simpleFuel === 'Electric' : car.itemType === onlyFor)

const facetValueOf = (car: Car, facet: string, source: FieldFacetSource): string | number | null => {
  const value = fieldValue(car, source)
  if (!source.isNumber) return typeof value === 'string' ? facetText(facet, value, car) : value === null ? null : String(value)
  const ofVariant = source.orVariant ? fieldValue(car, { ...source, storedIn: 'variant' }) : null
  const number = positive(value as number | null) ?? positive(ofVariant as number | null)
  return number === null || source.factor === undefined ? number : Math.round(number * source.factor)
}

/** A missing price and a price of 0 are equivalent: neither has a range. */
function dollars(cents: number | null): number | null {
  return cents === null || cents <= 0 ? null : Math.round(cents / 100)
}

function seconds(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000)
}

/** A car's coordinates in Algolia's format; undefined if unknown. */
export const geoloc = ({ latitude, longitude }: Car) =>
  latitude === null || longitude === null ? {} : { _geoloc: { lat: latitude, lng: longitude } }

/** Cylinder counts with only one engine layout; six may also be inline. */
const engineLayouts: ReadonlyMap<number, string> = new Map([
  [8, 'V8'],
  [10, 'V10'],
  [12, 'V12'],
])

/** Search terms for a car's engine: 'turbo', 'V8' (SRC-06). */
export function engineTerms({ itemType, cylinders, variant }: Pick<Car, 'itemType' | 'cylinders' | 'variant'>): string[] {
  const layout = itemType === 'car' ? engineLayouts.get(cylinders ?? variant.cylinders ?? 0) : undefined
  const isTurbo = variant.induction !== undefined && /turbo/i.test(variant.induction)
  return [...(layout ? [layout] : []), ...(isTurbo ? ['Turbo'] : [])]
}
