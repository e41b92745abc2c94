/** What is known of a car that a shopper would trade in. */
export interface TradeIn {
  readonly year: number | null
  /** Odometer in kilometres. */
  readonly km: number | null
}

/** Up to where a trade-in is valued without looking at it. */
export interface ValuationLimits {
  readonly mostYears: number
  readonly mostKm: number
}

/** The usual limits of online valuations (TRD-03). */
const usualValuationLimits: ValuationLimits = { mostYears: 7, mostKm: 100_000 }

/**
 * Says whether a trade-in can be given a figure online: not older than 7 years and with no more than 100,000 km (TRD-02,
 * TRD-03). Without a year or an odometer it can't. The enquiry itself is always taken (TRD-01).
 *
 * @param now the instant it is asked, ISO in UTC; its year decides the age
 */
export const getsOnlineValuation = ({ year, km }: TradeIn, now: string, limits: ValuationLimits = usualValuationLimits): boolean => {
  if (year === null || km === null || !(km >= 0)) return false
  const age = new Date(now).getUTCFullYear() - year
  // Next year's models are sold this year.
  return age >= -1 && age <= limits.mostYears && km <= limits.mostKm
}
