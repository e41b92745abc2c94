/** What is known of a car that a shopper would trade in. */
export interface TradeIn {
  readonly year: number | null
  /** Odometer in kilometres. */
  readonly km: number | null
}

/** Up to where a trade-in is valued without looking at it: usually 7 years and 100,000 km (TRD-03). */
export interface ValuationLimits {
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
