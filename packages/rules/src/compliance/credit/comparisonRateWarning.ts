import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { lookAt } from '../matching'
import { comparisonRatesIn } from './creditPatterns'

const warning = /comparison rate\b[^.]{0,60}\bonly\b[^.]{0,60}\bexamples?\b/gi

export const comparisonRateWarning: ComplianceRule = {
  id: 'comparison-rate-warning',
  title: 'The warning with each comparison rate',
  laws: { AU: { act: 'National Credit Code', section: 's 164; ASIC RG 178' } },
  media: allMedia,
  severity: 'error',
  explanation:
    'A comparison rate is advertised without the warning that it is true only for the example given. Add the warning in full where it is visible without a click.',
  find: ({ content }) => {
    const [first] = comparisonRatesIn(content.text)
    if (!first) return []
    const { folded } = lookAt(content, first.at)
    const isWarned = [...content.text.matchAll(warning)].some(({ index }) => folded || !lookAt(content, index).folded)
    return isWarned ? [] : [first]
  },
}
