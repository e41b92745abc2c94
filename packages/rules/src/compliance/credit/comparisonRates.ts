import { findMatches } from '@forecourt/schema/findMatches'
import type { ComplianceRule } from '../ComplianceRule'
import { allMedia } from '../ComplianceRule'
import { findPattern, largestSize, nearMatches, runAt } from '../matching'
import { comparisonRatesIn, interestRatesIn, statesLoan } from './creditPatterns'

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
      // A hidden rate may have its comparison rate in the same hidden part only; a visible one is judged by `comparison-rate-visible`.
      const near = nearMatches(rate, compared, 300)
      return !runAt(content, rate.at).hidden && near.length === 0
    })
  },
}

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

const misnamed =
  /\bcomp\.?\s(?:rate|rte)\b|\b(?:comparative|true|effective|comparable|compared?)\srate\b|\bCR\s\d{1,2}\.\d{1,2}\s?%|\d\s?%\s?(?:p\.?\s?a\.?\s?)?comp\b(?!ar)|\bcomp(?:arison)?[.:]?\s\d{1,2}(?:\.\d{1,2})?\s?%/gi

export const comparisonRateNamed: ComplianceRule = {
  id: 'comparison-rate-named',
  title: 'A comparison rate by its name',
  laws: { AU: { act: 'National Credit Code', section: 's 164' } },
  media: allMedia,
  severity: 'error',
  explanation: 'A comparison rate must be called “comparison rate”, without abbreviation.',
  find: findPattern(misnamed),
}

export const comparisonRateProminent: ComplianceRule = {
  id: 'comparison-rate-prominent',
  title: 'A comparison rate as prominent as its rate',
  laws: { AU: { act: 'National Credit Code', section: 's 164' } },
  media: ['page'],
  severity: 'error',
  explanation: 'The comparison rate is in smaller letters than the interest rate. Make it the same size or larger.',
  find: ({ content }) => {
    const compared = comparisonRatesIn(content.text).filter(({ at }) => !runAt(content, at).hidden)
    return interestRatesIn(content).filter((rate) => {
      if (runAt(content, rate.at).hidden) return false
      const [nearest] = nearMatches(rate, compared, 300)
      return nearest !== undefined && largestSize(content, nearest) < largestSize(content, rate)
    })
  },
}

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
      return !runAt(content, rate.at).hidden && near.length > 0 && near.every(({ at }) => runAt(content, at).hidden)
    })
  },
}

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
    const { hidden } = runAt(content, first.at)
    const isWarned = findMatches(content.text, warning).some(({ index }) => hidden || !runAt(content, index).hidden)
    return isWarned ? [] : [first]
  },
}
