import type { Car, CarType, ItemType } from '@forecourt/rules/entities/Car'
import { simulatedQuote } from '@forecourt/services/quotes/createQuoteService'
import { advertisedLoan } from './lenderFigures'
import { createRandom } from './random'
import type { StockPlan } from './StockPlan'

interface DisclosedCar {
  /** Whether cars of this model are imported used. */
  readonly importable: boolean
  readonly carType: Car['carType']
  readonly year: number
  /** ISO date from which the car may be registered; null if unknown. */
  readonly complianceDate: string | null
  readonly km: number
  readonly fuel: string
  readonly simpleFuel: Car['simpleFuel']
  /** Litres per 100 km; kWh for electric vehicles. */
  readonly consumption: number
  /** Milliseconds. */
  readonly now: number
}

const day = 86_400_000
const originCountries = ['Japan', 'Japan', 'Japan', 'Japan', 'Japan', 'the United Kingdom']

const isoDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** Years from first registration, anywhere, that a new car's first warrant of fitness runs. */
const firstWarrantYears = 3

/** First day of registration of a car of a model year: soon after its compliance, in the same year. */
const firstRegistration = (identity: string, complianceDate: string, now: number): number => {
  const drawnDays = createRandom(`registration:${identity}`).whole(3, 27)
  return Math.min(Date.parse(complianceDate) + drawnDays * day, now)
}

/** The day of a warrant's expiry: the third anniversary of first registration, or after it one of the next twelve months. */
const warrantExpiry = (registered: number, drawnDays: number, now: number): string => {
  const anniversary = new Date(registered)
  anniversary.setUTCFullYear(anniversary.getUTCFullYear() + firstWarrantYears)
  return isoDay(anniversary.getTime() > now ? anniversary.getTime() : now + drawnDays * day)
}

/** Kilometres a year of the energy label, in hundreds. */
const labelDistance = 140
/** Dollars per litre of petrol and diesel and per kWh, and road user charges of a year. */
const energyPrices = { petrol: 2.7, diesel: 2, electric: 0.3, roadUser: 1_064 }
/** Grams of carbon dioxide per litre and 100 km. */
const carbon = { petrol: 23.2, diesel: 26.5 }

const halfStars = (stars: number): number => Math.min(6, Math.max(0.5, Math.round(stars * 2) / 2))

/** The energy label of a car of the demo, made up from its consumption; none for plug-in hybrids, which use two kinds of energy. */
const energyLabel = ({
  consumption,
  fuel,
  simpleFuel,
}: Pick<DisclosedCar, 'consumption' | 'fuel' | 'simpleFuel'>): Pick<
  Car['disclosure'],
  'economyStars' | 'emissionsStars' | 'energyCost'
> => {
  if (simpleFuel === 'PHEV' || consumption <= 0) return {}
  const kind = simpleFuel === 'Electric' ? 'electric' : /diesel/i.test(fuel) ? 'diesel' : 'petrol'
  const cost = consumption * labelDistance * energyPrices[kind] + (kind === 'petrol' ? 0 : energyPrices.roadUser)
  const grams = kind === 'electric' ? 0 : consumption * carbon[kind]
  return {
    economyStars: halfStars(6.5 - cost / 900),
    emissionsStars: halfStars(6 - grams / 50),
    energyCost: Math.round(cost / 10) * 10,
  }
}

/**
 * Disclosure of a car in New Zealand. Uses its own random sequence, so other values don't change. The notice's facts are present; the
 * odometer of an imported car may be unknown.
 */
export const createDisclosure = (
  identity: string,
  { importable, carType, year, complianceDate, km, fuel, simpleFuel, consumption, now }: DisclosedCar,
): Car['disclosure'] => {
  const random = createRandom(`disclosure:${identity}`)
  const thisYear = new Date(now).getUTCFullYear()
  const imported = carType === 'used' && year < thisYear - 3 && random.chance(0.55) && importable
  const firstYearHere = imported ? Math.min(thisYear, year + random.whole(3, 6)) : year
  const warrantDays = random.whole(40, 340)
  // Discarded draw that preserves the random sequence.
  random.chance(0.96)
  const damaged = random.chance(0.03)
  random.chance(0.04)
  const ruc = Math.ceil((km + random.whole(400, 6_000)) / 1_000) * 1_000
  return {
    wofExpiry: warrantExpiry(firstRegistration(identity, complianceDate ?? `${year}-01-01`, now), warrantDays, now),
    odometer: random.chance(0.95) || !imported ? 'accurate' : 'unknown',
    firstRegisteredHere: firstYearHere,
    ...(imported && { importedFrom: random.pick(originCountries), firstRegisteredThere: year, damagedAtImport: damaged }),
    // Traders settle what is owing before they advertise a car.
    securityInterest: false,
    ...energyLabel({ consumption, fuel, simpleFuel }),
    ...((/diesel/i.test(fuel) || simpleFuel === 'Electric' || simpleFuel === 'PHEV') && { rucPaidToKm: ruc }),
  }
}

interface DossierCar {
  readonly carType: CarType
  readonly itemType: ItemType
  /** Null for a car without a price. */
  readonly dollars: number | null
  /** The price that a loan is for, with on-road costs. */
  readonly loanCents: number | null
  readonly daysInStock: number
}

interface Dossier extends Pick<Car, 'nvic' | 'marketPrices' | 'financeQuote'> {
  readonly hasReport: boolean
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'

/** Days in stock after which a yard has priced a car below the market. */
const longInStock = 120

/**
 * Market average of a car over its price: about a third of the cars are priced below the market, a third at it, and a third above it. Cars
 * that have been in stock for longer are usually cheaper, so that the recommended order mixes them.
 *
 * @param drawn in [0, 1)
 */
const overPrice = (drawn: number, daysInStock: number): number => {
  const place = drawn * 0.35 + Math.min(1, daysInStock / longInStock) * 0.65
  if (place > 0.62) return 1.02 + (place - 0.62) * 0.04
  return place > 0.38 ? 0.985 + (place - 0.38) * 0.12 : 0.95 + place * 0.08
}

/** External data of a car: valuation, market price, quote, history check. Uses its own random sequence, so other values don't change. */
export const createDossier = (
  plan: StockPlan,
  identity: string,
  { carType, itemType, dollars, loanCents, daysInStock }: DossierCar,
): Dossier => {
  const random = createRandom(`dossier:${identity}`)
  const nvic = Array.from({ length: 6 }, () => random.pick([...letters])).join('')
  const known = random.chance(0.7)
  const average = Math.round((dollars ?? 0) * overPrice(random.next(), daysInStock))
  const national = Math.round(average * (0.97 + random.next() * 0.06))
  const quoted = random.chance(plan.quoteShare)
  const reported = random.chance(plan.reportShare)
  return {
    nvic: itemType === 'car' ? nvic : null,
    marketPrices:
      carType === 'used' && itemType === 'car' && known && dollars !== null
        ? { ...(random.chance(0.85) && { stateAverageCents: average * 100 }), nationalAverageCents: national * 100 }
        : {},
    financeQuote:
      quoted && loanCents !== null ? simulatedQuote({ purchasePrice: loanCents / 100, loanTerm: 5 }, advertisedLoan(plan)) : null,
    hasReport: carType === 'used' && reported,
  }
}
