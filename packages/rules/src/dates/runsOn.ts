/** What runs from a day to a day, as calendar dates; empty leaves that end open. */
export interface Period {
  readonly start: string
  readonly expiry: string
}

/**
 * Says whether something with a first and a last day runs on a date; both days count (ENT-24, CNT-05, CNT-08).
 *
 * @param date such as 2026-07-24
 */
export const runsOn = ({ start, expiry }: Period, date: string): boolean =>
  (start === '' || start <= date) && (expiry === '' || date <= expiry)
