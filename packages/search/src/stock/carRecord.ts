import { carCategories } from '@forecourt/rules/car/facts/carCategories'
import { positive } from '@forecourt/rules/car/facts/positive'
import type { Car } from '@forecourt/rules/entities/Car'
import { facetTitle } from '@forecourt/rules/search/facetTitle'
import { priceBand } from '@forecourt/rules/search/filters/priceBand'
import { carReadiness } from '@forecourt/rules/stock/carReadiness'
import type { SearchRecord } from '../contract/SearchRecord'
import { engineWords } from './engineWords'

/** Later than any sale: lets one comparison say "not sold, or sold after". Seconds. */
export const neverSold = 99_999_999_999

/** A car as search reads it: attribute names as in the search refinements (SRC-03), money in whole dollars, instants in seconds. */
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
    // As hierarchical menus read it, under `make`.
    model_path: `${car.make} > ${car.model}`,
    badge: car.badge,
    status: car.status,
    car_type: car.carType,
    item_type: car.itemType,
    categories: carCategories(car),
    body: titled('body', car.simpleBody ?? car.body, car),
    fuel: titled('fuel', car.simpleFuel ?? car.fuel, car),
    transmission: titled('transmission', car.simpleTransmission ?? car.transmission, car),
    drive: titled('drive', car.drive, car),
    engine: engineWords(car),
    colour: car.colour,
    seats: car.seats,
    doors: positive(car.doors),
    cylinders: positive(car.cylinders ?? car.variant.cylinders),
    sleeps: positive(car.specifications.sleeps),
    layout: car.specifications.layout ?? null,
    licence: car.itemType === 'motorcycle' ? (car.variant.licence ?? null) : null,
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
    length: positive(car.specifications.bodyLength),
    tare: positive(car.specifications.tareWeight),
    atm: positive(car.specifications.aggregateTrailerMass),
    engine_cc: car.itemType === 'motorcycle' ? cubicCentimetres(car.engineSizeLitres) : null,
    range_km: car.simpleFuel === 'Electric' ? positive(car.variant.rangeKm) : null,
    battery_kwh: car.simpleFuel === 'Electric' ? positive(car.variant.batteryKwh) : null,
    consumption: positive(car.variant.fuelConsumptionCombined),
    towing: positive(car.variant.towingCapacityBraked),
    image_count: car.images.length,
    show_on_dealer_website: car.showOnDealerWebsite,
    readiness: carReadiness(car),
    custom_rank: car.customRank,
    latitude: car.latitude,
    longitude: car.longitude,
    created_at_timestamp: seconds(car.createdAt),
    sold_at_timestamp: car.soldAt === null ? neverSold : seconds(car.soldAt),
  }
}

/** Stock may have been stored before its words were read: what they mean is one choice all the same. */
const titled = (facet: string, text: string | null, { itemType }: Car): string | null => text && facetTitle(facet, text, itemType)

function cubicCentimetres(litres: number | null): number | null {
  const known = positive(litres)
  return known === null ? null : Math.round(known * 1000)
}

/** No price and a price of nothing are the same to a shopper: neither can be ranged over. */
function dollars(cents: number | null): number | null {
  return cents === null || cents <= 0 ? null : Math.round(cents / 100)
}

function seconds(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000)
}
