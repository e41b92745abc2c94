import { hasRateRange } from '../switches/hasRateRange'
import type { CrossCheck, Finding } from './CrossCheck'

/** What the Code's comparison rates are worked out for. */
const loanDollars = 30_000

/**
 * Comparison rates are ones a lender can have (FIN-05 to FIN-07): a range runs upwards, fees leave something of the loan, and an
 * example's comparison rate is hardly below its interest rate, since it adds the fees. The last may still be true of a discount, so
 * it is a warning.
 */
export const comparisonRates: CrossCheck = ({ lender, estimate }) => {
  const findings: Finding[] = []
  const { comparisonRateFrom: from, comparisonRateTo: to, fees } = lender
  if (hasRateRange(lender) && from > to) {
    const message = `The lender’s comparison rates run from ${from}% down to ${to}%. Please swap them.`
    findings.push({ pointer: '/lender/comparisonRateTo', severity: 'error', message })
  }
  const atOnce = fees.reduce((sum, fee) => (fee.every === 'once' && !fee.financed ? sum + fee.amount : sum), 0)
  if (atOnce >= loanDollars) {
    const message = `The lender’s fees come to $${atOnce.toLocaleString('en-AU')} at once. Comparison rates are for a loan of $30,000, which would leave nothing.`
    findings.push({ pointer: '/lender/fees', severity: 'error', message })
  }
  if (estimate.comparisonRate < estimate.rate) {
    const message = `The estimate’s comparison rate of ${estimate.comparisonRate}% is below its interest rate of ${estimate.rate}%. A comparison rate adds the fees, so it is hardly ever lower.`
    findings.push({ pointer: '/estimate/comparisonRate', severity: 'warning', message })
  }
  return findings
}
