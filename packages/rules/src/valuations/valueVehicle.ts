import { conditionNames, conditionQuestions, type VehicleCondition } from './parseCondition'
import type { ValuationAdjustment, ValuationRules } from './ValuationRules'

interface DrivenVehicle {
  /** What one like it costs new. Cents. */
  readonly newCents: number
  /** Whole years, 0 for one of this year. */
  readonly years: number
  /** Odometer in kilometres. */
  readonly km: number
}

/** What is left of the price of a new one after so many years; of older ones a tenth less each year. */
const leftAfter = [0.94, 0.84, 0.76, 0.69, 0.63, 0.57, 0.52, 0.47, 0.43, 0.39, 0.35] as const
const leftOfOlder = 0.9
/** Each kilometre takes as much of what is left, down to a floor. */
const lessEachKm = 0.000_002
const leastLeft = 0.3

const leftByAge = (years: number): number => {
  const whole = Math.max(0, Math.floor(years))
  const last = leftAfter.length - 1
  return whole <= last ? (leftAfter[whole] ?? 0) : (leftAfter[last] ?? 0) * leftOfOlder ** (whole - last)
}

/**
 * What a vehicle in good condition sells for, of the price of a new one, its years and its kilometres (TRD-01). Never more with more
 * years or kilometres, and never less than nothing. Cents, whole.
 *
 * @example marketValue({ newCents: 4_000_000, years: 3, km: 50_000 }) // 2_484_000
 */
export const marketValue = ({ newCents, years, km }: DrivenVehicle): number => {
  const leftByKm = Math.max(leastLeft, 1 - Math.max(0, km) * lessEachKm)
  return Math.max(0, Math.round(newCents * leftByAge(years) * leftByKm))
}

/** A vehicle that rules of price are tried with. */
interface SampleVehicle {
  readonly make: string
  readonly model: string
  /** Whole years. */
  readonly years: number
  readonly km: number
}

/** Ten usual vehicles: a dry run shows what rules of price would offer for them. */
export const sampleVehicles: readonly SampleVehicle[] = [
  { make: 'Toyota', model: 'Corolla', years: 1, km: 9_000 },
  { make: 'Mazda', model: 'CX-5', years: 3, km: 45_000 },
  { make: 'Ford', model: 'Ranger', years: 4, km: 78_000 },
  { make: 'Kia', model: 'Picanto', years: 5, km: 52_000 },
  { make: 'Hyundai', model: 'i30', years: 6, km: 96_000 },
  { make: 'Tesla', model: 'Model 3', years: 2, km: 31_000 },
  { make: 'BMW', model: '3 Series', years: 5, km: 64_000 },
  { make: 'Suzuki', model: 'Swift', years: 7, km: 99_000 },
  { make: 'Nissan', model: 'Navara', years: 9, km: 165_000 },
  { make: 'Volkswagen', model: 'Golf', years: 12, km: 180_000 },
]

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
