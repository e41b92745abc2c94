import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'
import type { Car } from '../../entities/Car'
import { carCondition } from '../../entities/carCondition'
import { isInStock } from '../../entities/isInStock'
import { carFinanceFigures } from '../../finance/carLoan'
import { weeklyFinance } from '../../finance/lender/weeklyFinance'
import { monthlyFeesText } from '../../finance/small-print/feeTexts'
import { loanText, offerRateText } from '../../finance/small-print/loanText'
import { ratesText } from '../../finance/small-print/ratesText'
import { displayPrice, type PurchasePrice, priceTerms, printedPrice } from '../../pricing/displayPrice'
import type { CarFact } from './CarFact'
import { positive } from './formatMeasure'
import { keyFacts } from './keyFacts'
import { mergedLabels } from './mergedLabels'
import { specifications } from './specifications'

/** A row of a comparison: one value per car, null if unknown. */
export interface ComparedRow {
  readonly label: string
  readonly values: readonly (string | null)[]
  /** Whether known values differ. */
  readonly differs: boolean
  /** Per car: whether its value differs from most of the others. */
  readonly standsOut: readonly boolean[]
}

export interface ComparedGroup {
  readonly heading: 'Price' | 'Key facts' | 'Specifications' | 'Features'
  readonly rows: readonly ComparedRow[]
}

/** Value for a feature that a car has. */
export const featureListed = 'Yes'

/** Values for a feature missing in a car's list, and for one that doesn't apply to its kind. */
export const featureNotListed = 'Not listed'
export const notApplicable = 'Does not apply'

/** Labels that differ between any two cars, so that a difference isn't informative. */
const alwaysDiffers: readonly string[] = [
  'Price',
  'Weekly*',
  'Odometer',
  'Built',
  'Compliance',
  'Torque',
  'Gross vehicle mass',
  'Length',
  'Overall length',
  'Width',
  'Overall width',
  'Height',
]

/** Labels that identify the car rather than describe it. */
const namesTheCar: readonly string[] = ['VIN', 'Rego', 'Stock number']

const priceFacts = (
  car: Car,
  config: Pick<ResolvedConfig, 'price' | 'finance' | 'lender' | 'identity' | 'subscription' | 'estimate' | 'calculator'>,
  now: string,
): CarFact[] => {
  if (!isInStock(car)) return [{ label: 'Price', value: car.status === 'sold' ? 'Sold' : 'No longer available' }]
  const shown = displayPrice(car, config)
  const { kind, text, purchase } = shown
  const weekly = weeklyFinance(car, config, now)
  const priced = (price: PurchasePrice) => {
    const { text: lead, terms } = printedPrice({ ...price, minimum: null })
    if (!terms) return lead
    return price.onRoad ? `${lead} · ${terms}` : `${lead} ${terms.toLowerCase()}`
  }
  const facts: CarFact[] =
    kind === 'subscription'
      ? [
          { label: 'Price per week', value: `${text} · ${priceTerms(shown)}` },
          ...(purchase ? [{ label: 'Price', value: priced(purchase) }] : []),
        ]
      : [{ label: 'Price', value: priced(shown) }]
  // A weekly figure always needs its rates (CAR-23).
  if (weekly) {
    // New Zealand also wants the loan and its total beside the figure (CFG-02).
    const loan = isInNewZealand(config.identity) ? carFinanceFigures(car, config, now) : null
    facts.push({
      label: 'Weekly*',
      value: [
        [`${weekly.weeklyText} a week`, weekly.assumesText].filter(Boolean).join(', '),
        ratesText(weekly, config.identity),
        monthlyFeesText(car.offerLoan ?? config.lender),
        car.offerLoan && offerRateText(car.offerLoan),
        loan && loanText(loan, { statesTotal: true }),
      ]
        .filter(Boolean)
        .join(' · '),
    })
  }
  return facts
}

const features = (car: Car): string[] => car.standardEquipment.map((feature) => feature.trim()).filter(Boolean)

/** Marks notable values: both of two different ones; among more cars, those shared by fewer than half of them; none if all differ. */
const markDifferences = (values: readonly (string | null)[]): boolean[] => {
  const known = values.filter((value) => value !== null)
  const kinds = new Set(known).size
  const min = known.length === 2 ? 2 : known.length / 2
  const isInformative = kinds > 1 && (known.length === 2 || kinds < known.length)
  return values.map((value) => isInformative && value !== null && known.filter((other) => other === value).length < min)
}

const toRow = (label: string, values: readonly (string | null)[]): ComparedRow => ({
  label,
  values,
  differs: new Set(values.filter((value) => value !== null)).size > 1,
  standsOut: alwaysDiffers.includes(label) ? values.map(() => false) : markDifferences(values),
})

/** Labels that only apply to engines, and only to traction batteries. */
const engineLabels: readonly string[] = [
  'Engine',
  'Engine size',
  'Cylinders',
  'Induction',
  'Transmission',
  'Gear type',
  'Fuel consumption (combined)',
  'Fuel capacity',
]
const batteryLabels: readonly string[] = ['Range', 'Battery', 'Energy consumption (combined)']

/**
 * Whether a car is known to run on fuel only. `simpleFuel` names only electric, plug-in hybrid and hybrid cars; hybrids are excluded because
 * some of them charge.
 */
const isFuelled = ({ simpleFuel, fuel, engineSizeLitres, cylinders }: Car): boolean =>
  simpleFuel === null && (Boolean(fuel) || positive(engineSizeLitres) !== null || positive(cylinders) !== null)

/** Whether a fact can apply to a vehicle: an electric car has no cylinders. */
const canHave = (car: Car, label: string): boolean => {
  if (car.simpleFuel === 'Electric') return !engineLabels.includes(label)
  return !(isFuelled(car) && batteryLabels.includes(label))
}

type FactList = (car: Car) => readonly CarFact[]

/**
 * One row per label that any car states. Null means unknown if vehicles of the car's kind state it; otherwise it doesn't apply, such as
 * gears for a caravan.
 */
const toRows = (cars: readonly Car[], describe: FactList): ComparedRow[] => {
  const lists = cars.map(describe)
  const stated = (index: number, label: string) => lists[index]?.find((fact) => fact.label === label)?.value ?? null
  return mergedLabels(lists.map((facts) => facts.map(({ label }) => label))).map((label) => {
    const kinds = new Set(cars.filter((_car, index) => stated(index, label) !== null).map(({ itemType }) => itemType))
    return toRow(
      label,
      cars.map((car, index) => stated(index, label) ?? (kinds.has(car.itemType) && canHave(car, label) ? null : notApplicable)),
    )
  })
}

/** One row per feature. A car without a feature list counts as unknown, not as lacking it. */
const featureRows = (cars: readonly Car[]): ComparedRow[] => {
  const lists = cars.map(features)
  return mergedLabels(lists).map((label) =>
    toRow(
      label,
      lists.map((list) => (list.includes(label) ? featureListed : list.length > 0 ? featureNotListed : null)),
    ),
  )
}

/** Key of a row's content for deduplication: key facts label the engine size 'Engine'. */
const comparedText = ({ label, values }: ComparedRow): string => JSON.stringify([label === 'Engine' ? 'Engine size' : label, values])

/**
 * Compares cars (FAV-02): price and weekly figure, key facts, specifications and features, one row per fact that at least one car states,
 * without duplicates. An unknown value counts neither as no nor as a difference.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const comparison = (
  cars: readonly Car[],
  config: Pick<ResolvedConfig, 'price' | 'finance' | 'lender' | 'identity' | 'subscription' | 'estimate' | 'calculator'>,
  now: string,
): ComparedGroup[] => {
  const facts = (car: Car) => [
    { label: 'Condition', value: carCondition(car) },
    ...keyFacts(car).filter(({ label }) => !namesTheCar.includes(label)),
  ]
  const known = toRows(cars, facts)
  const alreadyStated = new Set(known.map(comparedText))
  const prices = toRows(cars, (car) => priceFacts(car, config, now))
  const groups: ComparedGroup[] = [
    // A car without a weekly figure has none; it isn't unknown.
    {
      heading: 'Price',
      rows: prices.map(({ label, values }) =>
        toRow(
          label,
          values.map((value) => value ?? notApplicable),
        ),
      ),
    },
    { heading: 'Key facts', rows: known },
    { heading: 'Specifications', rows: toRows(cars, specifications).filter((row) => !alreadyStated.has(comparedText(row))) },
    { heading: 'Features', rows: featureRows(cars) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}
