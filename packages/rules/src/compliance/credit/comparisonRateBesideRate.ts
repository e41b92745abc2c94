import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { lookAt, nearMatches } from '../matching'
import { comparisonRatesIn, interestRatesIn } from './creditPatterns'

export const comparisonRateBesideRate: ComplianceRule = {
  id: 'comparison-rate-beside-rate',
  title: 'A comparison rate beside each interest rate',
  laws: { AU: { act: 'National Credit Code', section: 's 164' } },
  media: allMedia,
  severity: 'error',
  explanation:
    'An interest rate is advertised without its comparison rate. Put the comparison rate next to it, in the same size, with the warning and the loan it is for, or remove the rate.',
  find: ({ content }) => {
    const compared = comparisonRatesIn(content.text)
    return interestRatesIn(content).filter((rate) => {
      // A folded rate may have its comparison rate in the same fold only; a visible one is judged by `comparison-rate-visible`.
      const near = nearMatches(rate, compared, 300)
      return !lookAt(content, rate.at).folded && near.length === 0
    })
  },
}
