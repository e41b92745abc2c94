import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { lookAt, nearMatches } from '../matching'
import { comparisonRatesIn, repaymentsIn } from './creditPatterns'

export const repaymentComparisonRate: ComplianceRule = {
  id: 'repayment-comparison-rate',
  title: 'A comparison rate beside each repayment',
  laws: { AU: { act: 'National Credit Code', section: 's 164' } },
  media: allMedia,
  severity: 'error',
  explanation:
    'A repayment is advertised without a comparison rate. State the interest rate and the comparison rate beside it, with the warning and the loan, or give the price only.',
  find: ({ content, rentsByTheWeek }) => {
    if (rentsByTheWeek) return []
    const compared = comparisonRatesIn(content.text)
    return repaymentsIn(content).filter((repayment) => {
      const { folded } = lookAt(content, repayment.at)
      return nearMatches(repayment, compared, 400).every(({ at }) => !folded && lookAt(content, at).folded)
    })
  },
}
