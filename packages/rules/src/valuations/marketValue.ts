export interface DrivenVehicle {
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
