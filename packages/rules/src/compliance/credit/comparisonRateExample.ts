import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { comparisonRatesIn, statesLoan } from './creditPatterns'

export const comparisonRateExample: ComplianceRule = {
  id: 'comparison-rate-example',
  title: 'The loan that a comparison rate is for',
  laws: { AU: { act: 'National Credit Code', section: 's 164; ASIC RG 178' } },
  media: allMedia,
  severity: 'warning',
  explanation:
    'A comparison rate doesn’t say which loan it is for. State the amount and the term, such as “a 5-year secured loan of $30,000”.',
  find: ({ content: { text } }) => (statesLoan(text) ? [] : comparisonRatesIn(text).slice(0, 1)),
}
