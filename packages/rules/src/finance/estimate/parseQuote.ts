import type { FinanceQuote } from '../../entities/Car'

const positive = (value: unknown, most: number): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= most ? value : null

/**
 * Reads a quote service's answer (API-12): `weeklyRepaymentAmount` in dollars, `advertisedRate` and `comparisonRate` in percent
 * a year, and whether it is `simulated`. Null for anything else, so that a service that answers nonsense is as good as none (ERR-13).
 */
export const parseQuote = (answer: unknown): FinanceQuote | null => {
  if (typeof answer !== 'object' || answer === null) return null
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate, simulated } = answer as Record<string, unknown>
  const weekly = positive(weeklyRepaymentAmount, 100_000)
  const rate = positive(advertisedRate, 100)
  const comparison = positive(comparisonRate, 100)
  if (!weekly || !rate || !comparison) return null
  return { weeklyCents: Math.round(weekly * 100), rate, comparisonRate: comparison, ...(simulated === true && { simulated }) }
}
