import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { estimateTerms } from './carEstimate'

const estimate = { termYears: 7, depositPercent: 20, finalPaymentPercent: 40, rate: 9, comparisonRate: 9.5 }

it.each([
  { name: 'the site’s terms', requestQuotes: false, terms: estimate },
  {
    name: 'the terms of quote requests, if the site requests quotes',
    requestQuotes: true,
    terms: { termYears: 5, depositPercent: 0, finalPaymentPercent: 0, rate: 9, comparisonRate: 9.5 },
  },
])('an estimate uses $name (FIN-03, FIN-04, FIN-06)', ({ requestQuotes, terms }) =>
  expect(estimateTerms(buildConfig({ estimate: { ...estimate, requestQuotes } }).estimate)).toMatchObject(terms),
)
