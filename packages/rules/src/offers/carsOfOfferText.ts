import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { vehiclesNoun } from '../car/texts/vehiclesNoun'
import type { Car, CarType } from '../entities/Car'
import type { Location } from '../entities/Location'
import type { Offer } from '../entities/Offer'
import type { FiguresConfig } from '../finance/carLoan'
import { formatSearch } from '../search/formatSearch'
import { businessNumberName } from '../text/businessNumberName'
import { singularNoun } from '../text/singularNoun'
import { usualRateText } from './usualRateText'

/** Text of who is eligible for an offer; empty for anyone (OFR-01). Businesses need their country's business number. */
export const buyerText = (
  { buyer }: Pick<Offer, 'buyer'>,
  { identity }: { readonly identity: Pick<ResolvedConfig['identity'], 'country'> },
): string => {
  if (buyer === 'anyone') return ''
  return buyer === 'private' ? 'For private buyers' : `For businesses with an ${businessNumberName(identity.country)}`
}

/** Car types that an offer's category covers: each of new cars, demos and used cars is a category of its own (OFR-04). */
export const offeredTypes = (category: Offer['category']): readonly CarType[] => {
  if (category === 'New') return ['new']
  if (category === 'Demo') return ['demo']
  return category === 'Used' ? ['used'] : ['new', 'demo', 'used']
}

/** Fuels that lists can filter by name; petrol and diesel have several spellings. */
const listedFuels: ReadonlySet<string> = new Set<Offer['fuels'][number]>(['Hybrid', 'PHEV', 'Electric'])

const dollars = (cents: number | null, round: (value: number) => number) => (cents === null ? null : round(cents / 100))

/**
 * URL of the list of all cars that an offer applies to (OFR-02); null if the filters can't express it.
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
      // All types need no filter.
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

/**
 * Whether an offer's conditions go beyond make and model: it shows on all matching cars, or limits fuel, price or year (OFR-01).
 * Otherwise its cars are unknown.
 */
export const hasCarConditions = ({
  onCars,
  fuels,
  priceFromCents,
  priceToCents,
  yearFrom,
}: Pick<Offer, 'onCars' | 'fuels' | 'priceFromCents' | 'priceToCents' | 'yearFrom'>): boolean =>
  onCars || fuels.length > 0 || priceFromCents !== null || priceToCents !== null || yearFrom !== null

/** Whether an offer's conditions name cars at all, so that matching cars can show on its page (OFR-02). */
export const namesCars = (
  offer: Pick<Offer, 'manufacturer' | 'modelName' | 'onCars' | 'fuels' | 'priceFromCents' | 'priceToCents' | 'yearFrom'>,
): boolean => Boolean(offer.manufacturer || offer.modelName) || hasCarConditions(offer)

export interface OfferCars {
  readonly offer: Offer
  readonly cars: readonly Car[]
  /** Whether the dealer assigned them to it. */
  readonly areChosen: boolean
  /** Whether there are more cars. */
  readonly hasMore: boolean
  readonly config: FiguresConfig & Pick<ResolvedConfig, 'search'>
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

const coverageText = ({ offer, cars, areChosen, hasMore, config }: OfferCars): string => {
  const noun = vehiclesNoun(
    cars.map(({ itemType }) => itemType),
    config.search.noun,
  )
  const isOne = cars.length === 1
  const these = `Available on ${isOne ? `this ${singularNoun(noun)}` : `these ${noun}`}`
  if (areChosen) return hasMore ? `${these} and more. Look for the offer on the ${singularNoun(noun)}’s page.` : `${these}.`
  if (hasCarConditions(offer)) return `${these} and any others in stock that meet the conditions.`
  return isOne ? 'Ask us whether the offer applies to it.' : 'Ask us which of these the offer applies to.'
}

/**
 * Text above the cars of an offer: whether it applies to them (OFR-02), and, if it states a rate, that their weekly figures use another
 * one (FIN-04).
 */
export const carsOfOfferText = (context: OfferCars): string => {
  const { offer, ...shown } = context
  return [coverageText(context), usualRateText({ ...shown, offers: [offer] })].filter(Boolean).join(' ')
}
