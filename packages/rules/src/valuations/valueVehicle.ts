import { conditionNames, conditionQuestions, type VehicleCondition } from './conditionQuestions'
import type { ValuationAdjustment, ValuationRules } from './ValuationRules'

export interface ValuedVehicle {
  readonly make: string
  readonly year: number
  readonly condition: VehicleCondition
}

/** One step from the market value to the offer, in words people read. */
export interface ValuationStep {
  readonly label: string
  readonly percent: number
}

/** A range in cents, in whole hundreds of dollars, and what it rests on. */
export interface ValuationFigure {
  readonly lowCents: number
  readonly highCents: number
  readonly marketCents: number
  readonly steps: readonly ValuationStep[]
}

/** Offers are made in hundreds of dollars. Cents. */
const roundTo = 10_000

const roundedDown = (cents: number): number => Math.max(0, Math.floor(cents / roundTo) * roundTo)

/** Whole years by the calendar; a vehicle of next year is as good as new. */
const ageOf = (year: number, now: string): number => Math.max(0, new Date(now).getUTCFullYear() - year)

const applies = ({ make, fromYears, toYears }: ValuationAdjustment, vehicle: ValuedVehicle, age: number): boolean =>
  (make === '' || make.toLowerCase() === vehicle.make.toLowerCase()) && age >= fromYears && age <= toYears

/** What five answers about condition take away together. Percent, 0 to 48. */
const conditionPercent = (condition: VehicleCondition): number =>
  conditionNames.reduce((sum, name) => sum + conditionQuestions[name].choices[condition[name]].lessPercent, 0)

/**
 * What a dealer offers for a vehicle of a market value (TRD-01): less for its condition, more or less by the dealer's adjustments for
 * make and age, less the margin, as a range rounded down to hundreds of dollars. Null where even its upper end is below the dealer's
 * minimum: a figure then helps nobody, and the dealership calls.
 *
 * @param marketCents what one like it in good condition, with its age and kilometres, sells for
 */
export const valueVehicle = (marketCents: number, vehicle: ValuedVehicle, rules: ValuationRules, now: string): ValuationFigure | null => {
  const age = ageOf(vehicle.year, now)
  const adjustments = rules.adjustments.filter((adjustment) => applies(adjustment, vehicle, age))
  const steps: ValuationStep[] = [
    { label: 'Condition', percent: -conditionPercent(vehicle.condition) },
    ...adjustments.map(({ make, percent }) => ({ label: make === '' ? 'Age' : make, percent })),
    { label: 'Reconditioning and margin', percent: -rules.marginPercent },
  ].filter(({ percent }) => percent !== 0)
  const middle = steps.reduce((cents, { percent }) => cents * (1 + percent / 100), Math.max(0, marketCents))
  const [lowCents, highCents] = [-1, 1].map((side) => roundedDown(middle * (1 + (side * rules.spreadPercent) / 200))) as [number, number]
  if (!(highCents > 0) || highCents < rules.minimumCents) return null
  return { lowCents, highCents, marketCents, steps }
}
