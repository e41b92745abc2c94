import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { estimateTerms } from './carEstimate'

const set = { termYears: 7, depositPercent: 20, finalPaymentPercent: 40, rate: 9, comparisonRate: 9.5 }

it.each([
  { name: 'as the site has set it', requestQuotes: false, terms: set },
  {
    name: 'that a quote is asked for, where one takes its place',
    requestQuotes: true,
    terms: { termYears: 5, depositPercent: 0, finalPaymentPercent: 0, rate: 9, comparisonRate: 9.5 },
  },
])('an estimate is of the loan $name (FIN-03, FIN-04, FIN-06)', ({ requestQuotes, terms }) =>
  expect(estimateTerms(buildConfig({ estimate: { ...set, requestQuotes } }).estimate)).toMatchObject(terms),
)
