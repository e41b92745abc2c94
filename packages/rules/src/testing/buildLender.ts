import type { FinanceLender } from '../entities/Car'

const lender: FinanceLender = {
  interestRate: 6.29,
  comparisonRate: 8.19,
  paymentWeekCents: 12_345,
  paymentMonthCents: 53_454,
  termYears: 5,
  depositCents: 0,
  balloonCents: 0,
  establishmentFeesCents: null,
  totalPayableCents: null,
  disclaimer: null,
}

/** A lender's figures for a car for tests, with overrides. */
export const buildLender = (overrides: Partial<FinanceLender> = {}): FinanceLender => ({ ...lender, ...overrides })
