import { memoised } from '@forecourt/schema/memoised'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type {
  Car as CarLd,
  ItemList,
  Motorcycle,
  Offer,
  OfferLeaf,
  PriceSpecification,
  QuantitativeValue,
  VehicleLeaf,
  VideoObject,
  WithContext,
} from 'schema-dts'
import { positive } from '../car/facts/formatMeasure'
import { fieldValue } from '../car/fieldValue'
import { carAttributes } from '../car/generated/carAttributes'
import { carSummaryText } from '../car/texts/carSummaryText'
import type { Car } from '../entities/Car'
import { hasPrice, isAwaited, isInStock } from '../entities/isInStock'
import type { Location } from '../entities/Location'
import { parseVideo } from '../entities/parseVideo'
import { countryCurrency, decimalDollars } from '../format/formatMoney'
import { countryTerms } from '../records/kinds/countryTerms'
import { carHref } from '../routing/carHref'
import { postalAddress } from './dealerJsonLd'
import { pictureAddress } from './jsonLd'

const driveTerms = [
  { pattern: /^(?:awd|all[ -]wheel)/i, term: 'AllWheelDriveConfiguration' },
  { pattern: /^(?:4wd|4x4|4 x 4|four[ -]wheel)/i, term: 'FourWheelDriveConfiguration' },
  { pattern: /^(?:fwd|front)/i, term: 'FrontWheelDriveConfiguration' },
  { pattern: /^(?:rwd|rear)/i, term: 'RearWheelDriveConfiguration' },
] as const

type DriveTerm = `https://schema.org/${(typeof driveTerms)[number]['term']}`

const maxCachedDrives = 100

const driveTerm = memoised((drive: string): DriveTerm | null => {
  const found = driveTerms.find(({ pattern }) => pattern.test(drive.trim()))
  return found ? `https://schema.org/${found.term}` : null
}, maxCachedDrives)

/** Drive type in schema.org's terms (RTE-04); null if unknown. */
export const driveConfiguration = (drive: string | null): DriveTerm | null => (drive === null ? null : driveTerm(drive))

/** Page of a stock list as schema.org ItemList of links (RTE-14). */
export const stockListJsonLd = (cars: readonly Pick<Car, 'slug' | 'name'>[], total: number, origin: string): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: cars.map((car, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: car.name,
    url: `${origin}${carHref(car)}`,
  })),
})

export interface CarJsonLdContext {
  readonly config: Pick<ResolvedConfig, 'identity'>
  /** Origin of the site without a trailing slash. */
  readonly origin: string
  readonly pictureOrigin?: string
  /** Location of the car; null if unknown. */
  readonly location: Location | null
}

const maxPictures = 6

const availability = (car: Car) => {
  if (!isInStock(car)) return 'https://schema.org/SoldOut'
  if (car.reserved) return 'https://schema.org/LimitedAvailability'
  return isAwaited(car) ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock'
}

const itemCondition = (car: Car) => (car.carType === 'new' ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition')

const priceTypes = ['driveAway', 'egc'] as const

/** Known prices of a car by type; the displayed one is the offer's own. */
const priceSpecifications = (car: Car, country: ResolvedConfig['identity']['country']): PriceSpecification[] => {
  const specifications: PriceSpecification[] = []
  for (const kind of priceTypes) {
    const priced = { priceCents: kind === 'driveAway' ? car.driveAwayCents : car.egcCents }
    if (!hasPrice(priced)) continue
    specifications.push({
      '@type': 'PriceSpecification',
      name: countryTerms(country).prices[kind],
      price: decimalDollars(priced.priceCents),
      priceCurrency: countryCurrency(country),
      valueAddedTaxIncluded: true,
    })
  }
  return specifications
}

/** Offer of a car: without a price if the car is unavailable, like its page. */
const carOffer = (car: Car, { config, origin, location }: CarJsonLdContext): Offer => {
  const offer: OfferLeaf = {
    '@type': 'Offer',
    availability: availability(car),
    itemCondition: itemCondition(car),
    url: `${origin}${carHref(car)}`,
    seller: location
      ? { '@type': 'AutoDealer', name: car.dealershipName, address: postalAddress(location, config) }
      : { '@type': 'AutoDealer', name: car.dealershipName },
  }
  if (hasPrice(car) && isInStock(car)) {
    offer.price = decimalDollars(car.priceCents)
    offer.priceCurrency = countryCurrency(config.identity.country)
    offer.priceSpecification = priceSpecifications(car, config.identity.country)
  }
  return offer
}

const quantity = (value: number, unitCode: 'KMT' | 'LTR') =>
  ({ '@type': 'QuantitativeValue', value, unitCode }) as const satisfies QuantitativeValue

/** Videos of a car, with its first photo as thumbnail, since we have no rights to the original thumbnails. */
const carVideos = (car: Car, { origin, pictureOrigin = origin }: CarJsonLdContext): VideoObject[] =>
  car.videos.flatMap((address, index) => {
    const video = parseVideo(address)
    const [image] = car.images
    if (!video) return []
    return [
      {
        '@type': 'VideoObject',
        name: car.videos.length > 1 ? `${car.name}, video ${index + 1}` : car.name,
        description: carSummaryText(car),
        url: video.address,
        embedUrl: video.frame,
        ...(image && { thumbnailUrl: pictureAddress(image.key, pictureOrigin) }),
      },
    ]
  })

const structuredAttributes = carAttributes.flatMap((field) => (field.structured ? [{ field, property: field.structured }] : []))

/** Properties from attributes. */
const fieldProperties = (car: Car): Partial<VehicleLeaf> => {
  const properties: Record<string, string | number | boolean> = {}
  for (const { field, property } of structuredAttributes) {
    const value = fieldValue(car, field)
    const known = typeof value === 'number' ? positive(value) : value
    if (known !== null && known !== '') properties[property] = known
  }
  return properties as Partial<VehicleLeaf>
}

type VehicleDescription = Omit<VehicleLeaf, '@type'> & { '@context': 'https://schema.org'; '@type': (typeof types)[Car['itemType']] }

const types = { car: 'Car', motorcycle: 'Motorcycle', caravan: 'Vehicle' } as const satisfies Record<Car['itemType'], string>

/**
 * Unknown values are undefined, which JSON omits. One object literal, because it runs for each car of a list, and adding properties later
 * takes twice as long.
 */
const vehicleJsonLd = (car: Car, context: CarJsonLdContext): VehicleDescription => {
  const litres = positive(car.engineSizeLitres)
  return {
    '@context': 'https://schema.org',
    '@type': types[car.itemType],
    name: car.name,
    description: carSummaryText(car),
    url: `${context.origin}${carHref(car)}`,
    sku: car.stockNumber,
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleModelDate: String(car.year),
    itemCondition: itemCondition(car),
    vehicleIdentificationNumber: car.vin || undefined,
    vehicleConfiguration: car.badge || undefined,
    bodyType: car.simpleBody || undefined,
    fuelType: car.fuel || undefined,
    vehicleTransmission: car.transmission || undefined,
    driveWheelConfiguration: driveConfiguration(car.drive) ?? undefined,
    ...fieldProperties(car),
    vehicleEngine: litres === null ? undefined : { '@type': 'EngineSpecification', engineDisplacement: quantity(litres, 'LTR') },
    mileageFromOdometer: car.itemType !== 'caravan' && car.km !== null && car.km >= 0 ? quantity(car.km, 'KMT') : undefined,
    image:
      car.images.length > 0
        ? car.images.slice(0, maxPictures).map(({ key }) => pictureAddress(key, context.pictureOrigin ?? context.origin))
        : undefined,
    subjectOf: car.videos.length > 0 ? carVideos(car, context) : undefined,
    offers: hasPrice(car) || !isInStock(car) ? carOffer(car, context) : undefined,
  }
}

/**
 * A car and its offer as schema.org Car, Motorcycle or Vehicle (RTE-04, CFG-06, CAR-17): omits unknown facts; a car in stock without a
 * price has no offer.
 */
export const carJsonLd = (car: Car, context: CarJsonLdContext): WithContext<CarLd | Motorcycle | VehicleLeaf> =>
  vehicleJsonLd(car, context) as WithContext<CarLd | Motorcycle | VehicleLeaf>
