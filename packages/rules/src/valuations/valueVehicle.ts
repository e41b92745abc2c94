import { conditionNames, conditionQuestions, type VehicleCondition } from './parseCondition'
import type { ValuationAdjustment, ValuationRules } from './ValuationRules'

interface MarketVehicle {
  /** New price of a comparable vehicle. Cents. */
  readonly newCents: number
  /** Age in whole years, 0 for this year. */
  readonly years: number
  /** Odometer in kilometres. */
  readonly km: number
}

/** Share of the new price left after each year; older vehicles lose a tenth more per year. */
const shareByYear = [0.94, 0.84, 0.76, 0.69, 0.63, 0.57, 0.52, 0.47, 0.43, 0.39, 0.35] as const
const olderYearFactor = 0.9
/** Reduction per kilometre, down to a minimum share. */
const reductionPerKm = 0.000_002
const minShareByKm = 0.3

const shareByAge = (years: number): number => {
  const whole = Math.max(0, Math.floor(years))
  const last = shareByYear.length - 1
  return whole <= last ? (shareByYear[whole] ?? 0) : (shareByYear[last] ?? 0) * olderYearFactor ** (whole - last)
}

/**
 * Market value of a vehicle in good condition, from its new price, age and kilometres (TRD-01). Never increases with age or kilometres,
 * and never negative. Whole cents.
 *
 * @example marketValue({ newCents: 4_000_000, years: 3, km: 50_000 }) // 2_484_000
 */
export const marketValue = ({ newCents, years, km }: MarketVehicle): number => {
  const shareByKm = Math.max(minShareByKm, 1 - Math.max(0, km) * reductionPerKm)
  return Math.max(0, Math.round(newCents * shareByAge(years) * shareByKm))
}

/** An example vehicle for trying pricing rules. */
interface SampleVehicle {
  readonly make: string
  readonly model: string
  /** Whole years. */
  readonly years: number
  readonly km: number
}

/** Ten typical vehicles for a dry run of pricing rules. */
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

/** A labelled adjustment from the market value to the offer. */
export interface ValuationStep {
  readonly label: string
  readonly percent: number
}

/** An offer range in cents, in whole hundreds of dollars, with its calculation. */
export interface ValuationFigure {
  readonly lowCents: number
  readonly highCents: number
  readonly marketCents: number
  readonly steps: readonly ValuationStep[]
}

/** Rounding step of offers, a hundred dollars. Cents. */
const roundTo = 10_000

const roundedDown = (cents: number): number => Math.max(0, Math.floor(cents / roundTo) * roundTo)

/** Age by calendar year; a vehicle of next year counts as new. */
const ageInYears = (year: number, now: string): number => Math.max(0, new Date(now).getUTCFullYear() - year)

const applies = ({ make, fromYears, toYears }: ValuationAdjustment, vehicle: ValuedVehicle, age: number): boolean =>
  (make === '' || make.toLowerCase() === vehicle.make.toLowerCase()) && age >= fromYears && age <= toYears

/** Total reduction of the five condition answers. Percent, 0 to 48. */
const conditionPercent = (condition: VehicleCondition): number =>
  conditionNames.reduce((sum, name) => sum + conditionQuestions[name].choices[condition[name]].reductionPercent, 0)

/**
 * Offer for a vehicle from its market value (TRD-01): reduced by condition, adjusted by make and age, less the margin, as a range rounded
 * down to hundreds of dollars. Null if its upper end is below the dealer's minimum; the dealership calls instead.
 *
 * @param marketCents market value in good condition, at its age and kilometres
 */
export const valueVehicle = (marketCents: number, vehicle: ValuedVehicle, rules: ValuationRules, now: string): ValuationFigure | null => {
  const age = ageInYears(vehicle.year, now)
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
