import type { ComplianceRule } from '../ComplianceRule'
import { lookAt, nearMatches } from '../matching'
import { comparisonRatesIn, interestRatesIn, repaymentsIn } from './creditPatterns'

/** Characters between a repayment and its rate: a line and its neighbour. */
const beside = 150

/**
 * A repayment whose rate is near, but not beside it. Whether the law requires more than a comparison rate as prominent as its interest rate
 * is a question for a lawyer, so this is a warning.
 */
export const repaymentRateBeside: ComplianceRule = {
  id: 'repayment-rate-beside',
  title: 'The rate beside each repayment',
  laws: { AU: { act: 'National Credit Code' } },
  media: ['page'],
  severity: 'warning',
  explanation:
    'A repayment depends on a rate that is further down the page. Show the interest rate and the comparison rate right beside the repayment.',
  find: ({ content, rentsByTheWeek }) => {
    if (rentsByTheWeek) return []
    const compared = comparisonRatesIn(content.text).filter(({ at }) => !lookAt(content, at).folded)
    const rates = [...compared, ...interestRatesIn(content)].filter(({ at }) => !lookAt(content, at).folded)
    return repaymentsIn(content).filter(
      (repayment) =>
        !lookAt(content, repayment.at).folded &&
        // Without a comparison rate at all it is found by `repayment-comparison-rate`.
        nearMatches(repayment, compared, 400).length > 0 &&
        nearMatches(repayment, rates, beside).length === 0,
    )
  },
}
