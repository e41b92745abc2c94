import type { ComplianceRule } from '../ComplianceRule'
import { lookAt, nearMatches } from '../matching'
import { comparisonRatesIn, interestRatesIn } from './creditPatterns'

export const comparisonRateVisible: ComplianceRule = {
  id: 'comparison-rate-visible',
  title: 'A comparison rate without a click',
  laws: { AU: { act: 'National Credit Code', section: 's 164' } },
  media: ['page'],
  severity: 'error',
  explanation: 'The interest rate is visible, but its comparison rate only after a click or to screen readers. Show both together.',
  find: ({ content }) => {
    const compared = comparisonRatesIn(content.text)
    return interestRatesIn(content).filter((rate) => {
      const near = nearMatches(rate, compared, 300)
      return !lookAt(content, rate.at).folded && near.length > 0 && near.every(({ at }) => lookAt(content, at).folded)
    })
  },
}
