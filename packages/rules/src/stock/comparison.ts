import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { weeklyFinance } from '../finance/weeklyFinance'
import { displayPrice } from '../pricing/displayPrice'
import type { CarFact } from './CarFact'
import { carCondition } from './carCondition'
import { isInStock } from './isInStock'
import { keyFacts } from './keyFacts'
import { mergedLabels } from './mergedLabels'
import { specifications } from './specifications'

/** One line of a comparison: what each car says, null where it says nothing. */
export interface ComparedRow {
  readonly label: string
  readonly values: readonly (string | null)[]
  readonly differs: boolean
}

export interface ComparedGroup {
  readonly heading: 'Price' | 'Key facts' | 'Specifications' | 'Features'
  readonly rows: readonly ComparedRow[]
}

/** What a car has, of the things it can only have or not. */
export const has = 'Yes'

/** What says which car it is, and nothing of what it is like. */
const namesTheCar: readonly string[] = ['VIN', 'Rego', 'Stock number']

const priceFacts = (car: Car, config: Pick<ResolvedConfig, 'price' | 'finance'>, now: string): CarFact[] => {
  if (!isInStock(car)) return [{ label: 'Price', value: car.status === 'sold' ? 'Sold' : 'No longer available' }]
  const { text, typeText } = displayPrice(car, config.price)
  const weekly = weeklyFinance(car, config.finance, now)
  const facts = [{ label: 'Price', value: typeText ? `${text} ${typeText.toLowerCase()}` : text }]
  // A weekly figure never stands without its rates (CAR-23).
  if (weekly) facts.push({ label: 'Weekly*', value: `${weekly.weeklyText} · ${weekly.rateText}, ${weekly.comparisonText} comparison` })
  return facts
}

const features = (car: Car): CarFact[] => {
  const named = car.standardEquipment.map((feature) => feature.trim()).filter(Boolean)
  return named.map((label) => ({ label, value: has }))
}

const rowsOf = (lists: readonly (readonly CarFact[])[]): ComparedRow[] =>
  mergedLabels(lists.map((facts) => facts.map(({ label }) => label))).map((label) => {
    const values = lists.map((facts) => facts.find((fact) => fact.label === label)?.value ?? null)
    return { label, values, differs: new Set(values).size > 1 }
  })

/** What a line says, whatever it is called: key facts call the engine's size the engine. */
const said = ({ label, values }: ComparedRow): string => JSON.stringify([label === 'Engine' ? 'Engine size' : label, values])

/**
 * Sets cars side by side (FAV-02): price and weekly figure, key facts, specifications and features, a line for each thing that
 * at least one of them states, once, marked where they differ.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const comparison = (cars: readonly Car[], config: Pick<ResolvedConfig, 'price' | 'finance'>, now: string): ComparedGroup[] => {
  const facts = (car: Car) => [
    { label: 'Condition', value: carCondition(car) },
    ...keyFacts(car).filter(({ label }) => !namesTheCar.includes(label)),
  ]
  const known = rowsOf(cars.map(facts))
  const alreadySaid = new Set(known.map(said))
  const groups: ComparedGroup[] = [
    { heading: 'Price', rows: rowsOf(cars.map((car) => priceFacts(car, config, now))) },
    { heading: 'Key facts', rows: known },
    { heading: 'Specifications', rows: rowsOf(cars.map(specifications)).filter((row) => !alreadySaid.has(said(row))) },
    { heading: 'Features', rows: rowsOf(cars.map(features)) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}
