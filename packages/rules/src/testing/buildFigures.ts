import type { FinanceFigures } from '../finance/small-print/FinanceTexts'

const figures: FinanceFigures = {
  source: 'lender',
  priceCents: 3_000_000,
  weeklyCents: 15_000,
  rate: 8.99,
  comparisonRate: 10.96,
  termYears: 5,
  depositCents: 0,
  residualCents: 0,
  lender: { fees: [], rounding: 'nearest' },
}

/** A lender's weekly figure and its loan for tests, with overrides. */
export const buildFigures = (overrides: Partial<FinanceFigures> = {}): FinanceFigures => ({ ...figures, ...overrides })
