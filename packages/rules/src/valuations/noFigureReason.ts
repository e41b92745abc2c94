import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { showsValuations } from '@forecourt/schema/switches/showsValuations'
import type { ValuationRules } from './ValuationRules'

/** Facts of a trade-in. */
interface TradeIn {
  readonly year: number | null
  /** Odometer in kilometres. */
  readonly km: number | null
}

/** Limits for online valuation: usually 7 years and 100,000 km (TRD-03). */
interface ValuationLimits {
  readonly mostYears: number
  readonly mostKm: number
}

/**
 * Whether a trade-in can get an online figure: within the site's limits of age and kilometres (TRD-02, TRD-03), both known. The enquiry
 * itself is always accepted (TRD-01).
 *
 * @param now the current instant, ISO in UTC; its year decides the age
 */
export const getsOnlineValuation = ({ year, km }: TradeIn, now: string, limits: ValuationLimits): boolean => {
  if (year === null || km === null || !(km >= 0)) return false
  const age = new Date(now).getUTCFullYear() - year
  // Next year's models are already on sale.
  return age >= -1 && age <= limits.mostYears && km <= limits.mostKm
}

/**
 * Why a valuation has no figure: figures are off; the make, age or kilometres are excluded; the market value is unknown; it is below the
 * dealer's minimum; the daily limit is reached; the provider is unavailable; or the phone number isn't verified.
 */
export const noFigureReasons = {
  off: 'This site gives no figures online.',
  make: 'The dealership values vehicles of this make in person.',
  limits: 'Its age or kilometres are outside the limits for online valuations.',
  unknown: 'There is no market data for vehicles like it.',
  minimum: 'The figure is below the dealership’s minimum.',
  cap: 'The daily limit of look-ups was reached.',
  away: 'The provider of market values could not be reached.',
  unproved: 'The phone number was not confirmed.',
} as const
export type NoFigureReason = keyof typeof noFigureReasons

export interface OfferedVehicle extends TradeIn {
  readonly make: string
}

/**
 * Why a vehicle gets no figure, checked before any lookup (TRD-02, TRD-03); null if it may get one.
 *
 * @param now the current instant, ISO in UTC
 */
export const noFigureReason = (
  vehicle: OfferedVehicle,
  settings: Pick<ResolvedConfig['valuation'], 'onlineFigures' | 'mostYears' | 'mostKm'>,
  { makes }: Pick<ValuationRules, 'makes'>,
  now: string,
): NoFigureReason | null => {
  if (!showsValuations({ valuation: settings })) return 'off'
  if (!getsOnlineValuation(vehicle, now, settings)) return 'limits'
  const isOne = makes.length === 0 || makes.some((make) => make.toLowerCase() === vehicle.make.toLowerCase())
  return isOne ? null : 'make'
}
