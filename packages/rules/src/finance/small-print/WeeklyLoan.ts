import type { Cents } from '../../entities/Car'

/** What a lender says of a loan: a figure a week, and the terms it is from (FIN-25). */
export interface WeeklyLoan {
  readonly priceCents: Cents
  readonly weeklyCents: Cents
  /** Percent a year. */
  readonly rate: number
  readonly termYears: number
  readonly depositCents: Cents
  readonly residualCents: Cents
  /** The establishment fee the lender names; null where it names none. */
  readonly establishmentFeesCents: Cents | null
}
