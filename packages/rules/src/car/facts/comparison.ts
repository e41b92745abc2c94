import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import { carCondition } from '../../entities/carCondition'
import { isInStock } from '../../entities/isInStock'
import { weeklyFinance } from '../../finance/lender/weeklyFinance'
import { displayPrice, type PurchasePrice } from '../../pricing/displayPrice'
import type { CarFact } from './CarFact'
import { keyFacts } from './keyFacts'
import { mergedLabels } from './mergedLabels'
import { positive } from './positive'
import { specifications } from './specifications'

/** One line of a comparison: what each car says, null where that is not recorded. */
export interface ComparedRow {
  readonly label: string
  readonly values: readonly (string | null)[]
  /** What is recorded is not all the same. */
  readonly differs: boolean
  /** For each car: what it says here sets it apart from the most of those compared. */
  readonly standsOut: readonly boolean[]
}

export interface ComparedGroup {
  readonly heading: 'Price' | 'Key facts' | 'Specifications' | 'Features'
  readonly rows: readonly ComparedRow[]
}

/** What a car has, of the things it can only have or not. */
export const has = 'Yes'

/** What the list of a car's features leaves out, and what no vehicle of its kind has. */
export const lacks = 'Not listed'
export const none = 'Does not apply'

/** What differs between any two cars, and so tells nothing about these. */
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

/** What says which car it is, and nothing of what it is like. */
const namesTheCar: readonly string[] = ['VIN', 'Rego', 'Stock number']

const priceFacts = (car: Car, config: Pick<ResolvedConfig, 'price' | 'finance' | 'identity'>, now: string): CarFact[] => {
  if (!isInStock(car)) return [{ label: 'Price', value: car.status === 'sold' ? 'Sold' : 'No longer available' }]
  const { kind, text, typeText, purchase } = displayPrice(car, config)
  const weekly = weeklyFinance(car, config.finance, now)
  const priced = (price: PurchasePrice) => (price.typeText ? `${price.text} ${price.typeText.toLowerCase()}` : price.text)
  const facts: CarFact[] =
    kind === 'subscription'
      ? [{ label: 'Price per week', value: `${text} · ${typeText}` }, ...(purchase ? [{ label: 'Price', value: priced(purchase) }] : [])]
      : [{ label: 'Price', value: priced({ text, wasText: null, typeText }) }]
  // A weekly figure never stands without its rates (CAR-23).
  if (weekly)
    facts.push({
      label: 'Weekly*',
      value: `${weekly.weeklyText} a week · ${weekly.rateText}, ${weekly.comparisonText} p.a. comparison rate`,
    })
  return facts
}

const features = (car: Car): string[] => car.standardEquipment.map((feature) => feature.trim()).filter(Boolean)

/**
 * Where two cars differ, both are of note. Among more, only what fewer than half of them say is, such as the one that tows less;
 * where each says something else, none stands out.
 */
const apart = (values: readonly (string | null)[]): boolean[] => {
  const known = values.filter((value) => value !== null)
  const kinds = new Set(known).size
  const least = known.length === 2 ? 2 : known.length / 2
  const tells = kinds > 1 && (known.length === 2 || kinds < known.length)
  return values.map((value) => tells && value !== null && known.filter((other) => other === value).length < least)
}

const rowOf = (label: string, values: readonly (string | null)[]): ComparedRow => ({
  label,
  values,
  differs: new Set(values.filter((value) => value !== null)).size > 1,
  standsOut: alwaysDiffers.includes(label) ? values.map(() => false) : apart(values),
})

/** What only an engine has, and what only a battery that is charged. */
const ofEngines: readonly string[] = [
  'Engine',
  'Engine size',
  'Cylinders',
  'Induction',
  'Transmission',
  'Gear type',
  'Fuel consumption (combined)',
  'Fuel capacity',
]
const ofBatteries: readonly string[] = ['Range', 'Battery', 'Energy consumption (combined)']

/** It is known to burn something and to charge nothing: neither electric nor a hybrid, of which some do both. */
const isFuelled = ({ simpleFuel, fuel, engineSizeLitres, cylinders }: Car): boolean =>
  simpleFuel === null && (Boolean(fuel) || positive(engineSizeLitres) !== null || positive(cylinders) !== null)

/** Whether a vehicle can be such that something is said of it, where others of its kind are: an electric one has no cylinders. */
const canHave = (car: Car, label: string): boolean => {
  if (car.simpleFuel === 'Electric') return !ofEngines.includes(label)
  return !(isFuelled(car) && ofBatteries.includes(label))
}

type Described = (car: Car) => readonly CarFact[]

/**
 * A line for each thing that one of the cars states: not recorded of those it could be said of, as vehicles of their kind state it. A
 * caravan has no gears.
 */
const rowsOf = (cars: readonly Car[], describe: Described): ComparedRow[] => {
  const lists = cars.map(describe)
  const stated = (index: number, label: string) => lists[index]?.find((fact) => fact.label === label)?.value ?? null
  return mergedLabels(lists.map((facts) => facts.map(({ label }) => label))).map((label) => {
    const kinds = new Set(cars.filter((_car, index) => stated(index, label) !== null).map(({ itemType }) => itemType))
    return rowOf(
      label,
      cars.map((car, index) => stated(index, label) ?? (kinds.has(car.itemType) && canHave(car, label) ? null : none)),
    )
  })
}

/** A line for each feature: a car without a list of them is not said to lack any. */
const featureRows = (cars: readonly Car[]): ComparedRow[] => {
  const lists = cars.map(features)
  return mergedLabels(lists).map((label) =>
    rowOf(
      label,
      lists.map((list) => (list.includes(label) ? has : list.length > 0 ? lacks : null)),
    ),
  )
}

/** What a line says, whatever it is called: key facts call the engine's size the engine. */
const said = ({ label, values }: ComparedRow): string => JSON.stringify([label === 'Engine' ? 'Engine size' : label, values])

/**
 * Sets cars side by side (FAV-02): price and weekly figure, key facts, specifications and features, a line for each thing that
 * at least one of them states, once. What is not recorded of a car is neither a no nor a difference.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const comparison = (
  cars: readonly Car[],
  config: Pick<ResolvedConfig, 'price' | 'finance' | 'identity'>,
  now: string,
): ComparedGroup[] => {
  const facts = (car: Car) => [
    { label: 'Condition', value: carCondition(car) },
    ...keyFacts(car).filter(({ label }) => !namesTheCar.includes(label)),
  ]
  const known = rowsOf(cars, facts)
  const alreadyStated = new Set(known.map(said))
  const prices = rowsOf(cars, (car) => priceFacts(car, config, now))
  const groups: ComparedGroup[] = [
    // A car without a weekly figure has none: nobody forgot to record it.
    {
      heading: 'Price',
      rows: prices.map(({ label, values }) =>
        rowOf(
          label,
          values.map((value) => value ?? none),
        ),
      ),
    },
    { heading: 'Key facts', rows: known },
    { heading: 'Specifications', rows: rowsOf(cars, specifications).filter((row) => !alreadyStated.has(said(row))) },
    { heading: 'Features', rows: featureRows(cars) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}
