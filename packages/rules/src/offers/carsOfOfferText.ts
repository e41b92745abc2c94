import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { nounOfAll } from '../car/words/nounOfAll'
import type { Car, CarType } from '../entities/Car'
import type { Location } from '../entities/Location'
import type { Offer } from '../entities/Offer'
import { carLoan, type FiguresConfig } from '../finance/carLoan'
import { formatSearch } from '../search/formatSearch'
import { businessNumberName } from '../text/businessNumberName'
import { namesRate } from './offerProblems'

/** Who may take an offer, in words; empty where everybody may (OFR-01). Businesses are known by their number, which each country calls its own way. */
export const buyerText = (
  { buyer }: Pick<Offer, 'buyer'>,
  { identity }: { readonly identity: Pick<ResolvedConfig['identity'], 'country'> },
): string => {
  if (buyer === 'anyone') return ''
  return buyer === 'private' ? 'For private buyers' : `For businesses with an ${businessNumberName(identity.country)}`
}

/** The kinds of cars an offer of a category can be for: an offer on new cars can be for demos, too, one on demos for nothing else (OFR-04). */
export const offeredTypes = (category: Offer['category']): readonly CarType[] => {
  if (category === 'New') return ['new', 'demo']
  if (category === 'Demo') return ['demo']
  return category === 'Used' ? ['used'] : ['new', 'demo', 'used']
}

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

/**
 * Says whether an offer itself tells which cars it is for, beyond a make and a model: it stands on every car it is for, or it names what
 * they run on, cost, or how old they are (OFR-01). Of another nobody knows without asking.
 */
export const saysItsCars = ({
  onCars,
  fuels,
  priceFromCents,
  priceToCents,
  yearFrom,
}: Pick<Offer, 'onCars' | 'fuels' | 'priceFromCents' | 'priceToCents' | 'yearFrom'>): boolean =>
  onCars || fuels.length > 0 || priceFromCents !== null || priceToCents !== null || yearFrom !== null

/** Says whether an offer speaks of cars at all, so that cars nobody chose for it can stand on its page (OFR-02). */
export const speaksOfCars = (
  offer: Pick<Offer, 'manufacturer' | 'modelName' | 'onCars' | 'fuels' | 'priceFromCents' | 'priceToCents' | 'yearFrom'>,
): boolean => Boolean(offer.manufacturer || offer.modelName) || saysItsCars(offer)

export interface OfferCars {
  readonly offer: Offer
  readonly cars: readonly Car[]
  /** Whether somebody chose them for it. */
  readonly areChosen: boolean
  /** Whether there are more of them than these. */
  readonly hasMore: boolean
  readonly config: FiguresConfig & Pick<ResolvedConfig, 'search'>
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

const whose = ({ offer, cars, areChosen, hasMore, config }: OfferCars): string => {
  const these = `The offer is for these ${nounOfAll(
    cars.map(({ itemType }) => itemType),
    config.search.noun,
  )}`
  if (areChosen) return hasMore ? `${these}, and for more: each names it on its own page.` : `${these}.`
  return saysItsCars(offer) ? `${these}, and for others like them.` : 'Ask us which of these the offer is for.'
}

/**
 * Introduces the cars below an offer: whether it is for them (OFR-02), and where it names a rate of its own that their weekly figures
 * are not at that rate (FIN-04).
 */
export const carsOfOfferText = (about: OfferCars): string => {
  const { offer, cars, config, now } = about
  const hasRate = offer.comparisonRate !== null || namesRate(offer)
  const hasFigures = hasRate && cars.some((car) => carLoan(car, config, now).hasFigure)
  return hasFigures ? `${whose(about)} Weekly figures beside them are at the lender’s usual rate, not at the offer’s.` : whose(about)
}
