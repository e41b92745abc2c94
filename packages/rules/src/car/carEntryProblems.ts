import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import { bodyTypes, type Car, type FinanceLender } from '../entities/Car'
import { maxVideos, parseVideo } from '../entities/parseVideo'
import { statedTerms } from '../finance/lender/lenderFigures'
import type { Country } from '../records/kinds/countryTerms'
import type { CarEntry } from '../stock/CarEntry'
import { canChangeStatus } from '../stock/carStage'
import { longestCarTexts, otherText } from '../stock/longestCarTexts'
import { amountProblem, priceProblems } from '../stock/priceProblems'
import { vinProblem } from '../stock/vinProblem'
import type { CarAttribute, FieldStorage, FieldValue } from './CarAttribute'
import { fieldValue } from './fieldValue'
import { carAttributes } from './generated/carAttributes'

/** An entered car with its state. */
export type EnteredCar = CarEntry & Pick<Car, 'status' | 'reserved' | 'preorder'>

type Check = (car: EnteredCar, context: EntryContext) => string | null

interface EntryContext {
  /** Current state; null for a new car. */
  readonly before: Pick<Car, 'status'> | null
  /** The current year. */
  readonly thisYear: number
  /** The dealer's, whose law says which rates an advertisement states. */
  readonly country: Country
}

const mostKm = 5_000_000
/** Model years are sold at most two years ahead. */
const yearsAhead = 2

const stateNames: { readonly [Status in Car['status']]: string } = {
  draft: 'a draft',
  in_stock: 'in stock',
  coming_soon: 'coming soon',
  sold: 'sold',
  withdrawn: 'withdrawn',
}

const count = (value: number | null, min: number, max: number, what: string): string | null =>
  value === null || (Number.isInteger(value) && value >= min && value <= max)
    ? null
    : `${what} must be a whole number from ${min} to ${max}.`

const day = (value: string | null, what: string): string | null =>
  value === null || (/^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value))
    ? null
    : `${what} must be a date.`

const text = (value: string | null, field: string, what: string): string | null => {
  const longest = Object.hasOwn(longestCarTexts, field) ? longestCarTexts[field as keyof typeof longestCarTexts] : otherText
  return (value?.length ?? 0) > longest ? `${what} can have at most ${longest} characters.` : null
}

const requiredText = (value: string, field: string, what: string): string | null =>
  value.trim() === '' ? `${what} is missing.` : text(value, field, what)

const choiceProblem = (value: string | null, values: readonly string[], what: string): string | null =>
  value === null || values.includes(value) ? null : `${what} must be one of ${values.join(', ')}.`

/** Validates the numbers and texts in a group of optional facts. */
const measures = (facts: object, group: string): string | null => {
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'number' && !(value >= 0 && value <= 1_000_000)) return `${group}: “${name}” must be zero or more.`
    if (typeof value === 'string' && value.length > otherText) return `${group}: “${name}” can have at most ${otherText} characters.`
  }
  return null
}

/** A term in months or weeks of no half years has no figures (FIN-15), nor has one that is stated as two different ones. */
const termProblem = (lender: FinanceLender): string | null => {
  const { months, weeks, ...years } = statedTerms(lender)
  const others = [months, weeks].filter((term) => term !== undefined)
  if (others.some((term) => term < 0.5 || !Number.isInteger(term * 2)))
    return 'a term in months or weeks must be whole half years, such as 54 months or 234 weeks.'
  const stated = new Set([...Object.values(years), ...others])
  return stated.size > 1 ? 'the terms in years, months and weeks differ. Enter the term once.' : null
}

const lenders: Check = ({ financeLenders }, context) => {
  for (const [provider, lender] of Object.entries(financeLenders)) {
    const rates = [lender.interestRate, lender.comparisonRate]
    if (rates.some((rate) => rate !== null && !(rate >= 0 && rate <= 60)))
      return `${provider}: a rate must be between 0 and 60 per cent a year.`
    const wrong = Object.entries(lender).find(
      ([field, value]) => field.endsWith('Cents') && amountProblem(value as number | null, field) !== null,
    )
    if (wrong) return `${provider}: ${wrong[0].replace(/Cents$/, '')} must be an amount of zero or more.`
    if (statesComparisonRate(context) && lender.interestRate !== null && lender.comparisonRate === null)
      return `${provider}: an interest rate can only be advertised with its comparison rate.`
    const term = termProblem(lender)
    if (term !== null) return `${provider}: ${term}`
  }
  return null
}

const quote: Check = ({ financeQuote }) =>
  financeQuote === null
    ? null
    : (amountProblem(financeQuote.weeklyCents, 'The quote’s repayment') ??
      ([financeQuote.rate, financeQuote.comparisonRate].every((rate) => rate >= 0 && rate <= 60)
        ? null
        : 'The quote’s rates must be between 0 and 60 per cent a year.'))

const kindProblem = (
  { id, storedIn: place, kind, title, errorSubject = title, whole, values = [] }: CarAttribute,
  value: FieldValue,
): string | null => {
  if (kind === 'day') return day(String(value), errorSubject)
  if (kind === 'choice')
    return choiceProblem(
      String(value),
      values.map(([each]) => each),
      errorSubject,
    )
  if (whole && typeof value === 'number') return count(value, ...whole, errorSubject)
  return typeof value === 'string' && place === 'ownColumn' ? text(value, id, errorSubject) : null
}

const fieldProblem = (car: EnteredCar, field: CarAttribute): string | null => {
  const value = fieldValue(car, field)
  return value === null ? null : (field.problem?.(value) ?? kindProblem(field, value))
}

const groupProblem = (car: EnteredCar, place: FieldStorage): string | null => {
  for (const field of carAttributes) {
    const problem = field.storedIn === place ? fieldProblem(car, field) : null
    if (problem !== null) return problem
  }
  return null
}

const columnChecks = (): { readonly [field: string]: Check } =>
  Object.fromEntries(
    carAttributes.filter((field) => field.storedIn === 'ownColumn').map((field) => [field.id, (car) => fieldProblem(car, field)]),
  )

/** Validation of the fields that have no file in `car/attributes`. */
const checks: { readonly [Field in keyof EnteredCar]?: Check } = {
  ...columnChecks(),
  stockNumber: ({ stockNumber }) => requiredText(stockNumber, 'stockNumber', 'The stock number'),
  make: ({ make }) => requiredText(make, 'make', 'The make'),
  model: ({ model }) => requiredText(model, 'model', 'The model'),
  year: ({ year }, { thisYear }) => count(year, 1900, thisYear + yearsAhead, 'The year'),
  name: ({ name }) => requiredText(name, 'name', 'The title'),
  vin: ({ vin }) => (vin === null ? null : vinProblem(vin)),
  badge: ({ badge }) => text(badge, 'badge', 'The badge'),
  carType: ({ carType }) => choiceProblem(carType, ['new', 'used', 'demo'], 'The condition'),
  itemType: ({ itemType }) => choiceProblem(itemType, ['car', 'motorcycle', 'caravan'], 'The type'),
  body: ({ body }) => choiceProblem(body, bodyTypes, 'The body'),
  simpleBody: ({ simpleBody }) => text(simpleBody, 'simpleBody', 'The body'),
  simpleFuel: ({ simpleFuel }) => choiceProblem(simpleFuel, ['Electric', 'Hybrid', 'PHEV'], 'The kind of drive'),
  fuel: ({ fuel }) => text(fuel, 'fuel', 'The fuel'),
  transmission: ({ transmission }) => text(transmission, 'transmission', 'The transmission'),
  simpleTransmission: ({ simpleTransmission }) => choiceProblem(simpleTransmission, ['Automatic', 'Manual'], 'The transmission'),
  driveAwayCents: (car) => priceProblems(car).driveAwayCents,
  driveAwayBeforeCents: (car) => priceProblems(car).driveAwayBeforeCents,
  egcCents: (car) => priceProblems(car).egcCents,
  egcBeforeCents: (car) => priceProblems(car).egcBeforeCents,
  subscriptionPriceCents: ({ subscriptionPriceCents }) => amountProblem(subscriptionPriceCents, 'The price per week'),
  km: ({ km }) => count(km, 0, mostKm, 'The odometer'),
  tag: ({ tag }) => text(tag, 'tag', 'The tag'),
  customRank: ({ customRank }) => count(customRank, 0, 1_000_000, 'The rank'),
  dealerComments: ({ dealerComments }) => text(dealerComments, 'dealerComments', 'The comments'),
  standardEquipment: ({ standardEquipment }) => {
    if (standardEquipment.length > 500) return 'At most 500 features.'
    const long = standardEquipment.find((feature) => feature.length > otherText)
    return long === undefined ? null : `The feature “${long.slice(0, 30)}…” can have at most ${otherText} characters.`
  },
  videos: ({ videos }) => {
    if (videos.length > maxVideos) return `At most ${maxVideos} videos.`
    const other = videos.find((video) => parseVideo(video) === null)
    return other === undefined ? null : `“${other.slice(0, 60)}” is not a YouTube or Vimeo video link.`
  },
  variant: (car) => groupProblem(car, 'variant') ?? measures(car.variant, 'Specifications'),
  specifications: (car) => groupProblem(car, 'specifications') ?? measures(car.specifications, 'Caravan'),
  disclosure: (car) => groupProblem(car, 'disclosure') ?? measures(car.disclosure, 'Disclosure'),
  marketPrices: ({ marketPrices }) =>
    amountProblem(marketPrices.stateAverageCents ?? null, 'The state’s average price') ??
    amountProblem(marketPrices.nationalAverageCents ?? null, 'The national average price'),
  financeLenders: lenders,
  financeQuote: quote,
  paymentProcessors: ({ paymentProcessors }) =>
    paymentProcessors.length <= 20 && paymentProcessors.every((name) => /^[a-z0-9_-]{1,40}$/i.test(name))
      ? null
      : 'The name of a payment method can have letters, digits, hyphens and underscores.',
  historyFileKey: ({ historyFileKey }) => text(historyFileKey, 'historyFileKey', 'The history report’s key'),
  listingTitle: ({ listingTitle }) => text(listingTitle, 'listingTitle', 'The title on marketplaces'),
  privateSuburb: ({ privateSuburb }) => text(privateSuburb, 'privateSuburb', 'The suburb'),
  privatePostcode: ({ privatePostcode }) =>
    privatePostcode === null || /^\d{4}$/.test(privatePostcode) ? null : 'A postcode has four digits.',
  status: ({ status }, { before }) =>
    before === null || canChangeStatus(before.status, status)
      ? null
      : `A car that is ${stateNames[before.status]} can’t be changed to ${stateNames[status]}.`,
  reserved: ({ reserved, status }) =>
    !reserved || status === 'in_stock' || status === 'coming_soon' ? null : 'Only a car in stock can be reserved.',
}

/** Validates an entered car; sentences by field, empty if valid (ENT-01 to ENT-06, CAR-05). */
export const carEntryProblems = (car: EnteredCar, context: EntryContext): Record<string, string> =>
  Object.fromEntries(
    Object.entries(checks).flatMap(([field, check]) => {
      const problem = check(car, context)
      return problem === null ? [] : [[field, problem]]
    }),
  )
