import type { ComplianceRule } from '../ComplianceRule'
import { largestSize, lookAt, nearMatches } from '../matching'
import { comparisonRatesIn, interestRatesIn } from './creditPatterns'

export const comparisonRateProminent: ComplianceRule = {
  id: 'comparison-rate-prominent',
  title: 'A comparison rate as prominent as its rate',
  laws: { AU: { act: 'National Credit Code', section: 's 164' } },
  media: ['page'],
  severity: 'error',
  explanation: 'The comparison rate is in smaller letters than the interest rate. Make it the same size or larger.',
  find: ({ content }) => {
    const compared = comparisonRatesIn(content.text).filter(({ at }) => !lookAt(content, at).folded)
    return interestRatesIn(content).filter((rate) => {
      if (lookAt(content, rate.at).folded) return false
      const [nearest] = nearMatches(rate, compared, 300)
      return nearest !== undefined && largestSize(content, nearest) < largestSize(content, rate)
    })
  },
}
