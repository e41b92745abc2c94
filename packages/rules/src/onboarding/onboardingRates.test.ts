import { expect, it } from 'vitest'
import { blankAnswers } from './OnboardingAnswers'
import { hasEnteredRates, onboardingRates } from './onboardingConfig'

it.each<{ name: string; rate: string; comparisonRate: string; expected: ReturnType<typeof onboardingRates> }>([
  { name: 'both', rate: '8.99', comparisonRate: '10.96', expected: { rate: 8.99, comparisonRate: 10.96 } },
  { name: 'both with signs', rate: ' 8.99% ', comparisonRate: '10.96 %', expected: { rate: 8.99, comparisonRate: 10.96 } },
  { name: 'equal ones', rate: '7', comparisonRate: '7', expected: { rate: 7, comparisonRate: 7 } },
  { name: 'none', rate: '', comparisonRate: '', expected: null },
  { name: 'one alone', rate: '8.99', comparisonRate: '', expected: null },
  { name: 'words', rate: 'low', comparisonRate: '9', expected: null },
  { name: 'a comparison rate below the rate', rate: '8.99', comparisonRate: '8.5', expected: null },
  { name: 'a rate the calculator doesn’t take', rate: '15.5', comparisonRate: '16', expected: null },
  { name: 'an absurd comparison rate', rate: '8', comparisonRate: '90', expected: null },
])('the wizard parses $name (FIN-06, FIN-24)', ({ rate, comparisonRate, expected }) => {
  expect(onboardingRates({ ...blankAnswers, finance: { ...blankAnswers.finance, rate, comparisonRate } })).toEqual(expected)
})

const business = { ...blankAnswers.business, country: 'NZ' as const }

it.each<{ name: string; rate: string; comparisonRate: string; expected: ReturnType<typeof onboardingRates>; entered: boolean }>([
  { name: 'the annual rate alone', rate: '9.95%', comparisonRate: '', expected: { rate: 9.95 }, entered: true },
  { name: 'no comparison rate of an earlier answer', rate: '9.95', comparisonRate: '9', expected: { rate: 9.95 }, entered: true },
  { name: 'a forgotten comparison rate as none', rate: '', comparisonRate: '9', expected: null, entered: false },
  { name: 'no absurd rate', rate: '95', comparisonRate: '', expected: null, entered: true },
])(
  'the wizard parses $name in New Zealand, where no law knows a comparison rate (CFG-02)',
  ({ rate, comparisonRate, expected, entered }) => {
    const answers = { business, finance: { ...blankAnswers.finance, rate, comparisonRate } }
    expect(onboardingRates(answers)).toEqual(expected)
    expect(hasEnteredRates(answers)).toBe(entered)
  },
)
