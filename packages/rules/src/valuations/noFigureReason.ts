import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { givesFigures } from '@forecourt/schema/switches/givesFigures'
import type { ValuationRules } from './ValuationRules'

/** What is known of a car that a shopper would trade in. */
interface TradeIn {
  readonly year: number | null
  /** Odometer in kilometres. */
  readonly km: number | null
}

/** Up to where a trade-in is valued without looking at it: usually 7 years and 100,000 km (TRD-03). */
interface ValuationLimits {
  readonly mostYears: number
  readonly mostKm: number
}

/**
 * Says whether a trade-in can be given a figure online: neither older nor driven further than the site's limits (TRD-02, TRD-03). Without a year or an odometer it can't. The enquiry itself is always taken (TRD-01).
 *
 * @param now the instant it is asked, ISO in UTC; its year decides the age
 */
export const getsOnlineValuation = ({ year, km }: TradeIn, now: string, limits: ValuationLimits): boolean => {
  if (year === null || km === null || !(km >= 0)) return false
  const age = new Date(now).getUTCFullYear() - year
  // Next year's models are sold this year.
  return age >= -1 && age <= limits.mostYears && km <= limits.mostKm
}

/**
 * Why a shopper is called instead of given a figure: the site gives none; the make, the age or the kilometres have none; the market is
 * not known; it is below the dealer's minimum; the day's questions are used up; nobody could be asked; or the phone number wasn't proved.
 */
export const noFigureReasons = {
  off: 'This site gives no figures online.',
  make: 'The dealership values vehicles of this make in person.',
  limits: 'Its age or kilometres are beyond what is valued online.',
  unknown: 'Nobody knows what vehicles like it sell for.',
  minimum: 'The figure is below the dealership’s minimum.',
  cap: 'The day’s look-ups were used up.',
  away: 'The provider of market values could not be asked.',
  unproved: 'The phone number was not confirmed.',
} as const
export type NoFigureReason = keyof typeof noFigureReasons

export interface OfferedVehicle extends TradeIn {
  readonly make: string
}

/**
 * Why a vehicle is given no figure, before anybody is asked what it is worth (TRD-02, TRD-03); null where it may have one.
 *
 * @param now the instant it is asked, ISO in UTC
 */
export const noFigureReason = (
  vehicle: OfferedVehicle,
  settings: Pick<ResolvedConfig['valuation'], 'onlineFigures' | 'mostYears' | 'mostKm'>,
  { makes }: Pick<ValuationRules, 'makes'>,
  now: string,
): NoFigureReason | null => {
  if (!givesFigures({ valuation: settings })) return 'off'
  if (!getsOnlineValuation(vehicle, now, settings)) return 'limits'
  const isOne = makes.length === 0 || makes.some((make) => make.toLowerCase() === vehicle.make.toLowerCase())
  return isOne ? null : 'make'
}
