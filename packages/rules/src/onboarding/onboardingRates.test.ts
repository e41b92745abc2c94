import { expect, it } from 'vitest'
import { blankAnswers } from './OnboardingAnswers'
import { onboardingRates } from './onboardingConfig'

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
  expect(onboardingRates({ ...blankAnswers.finance, rate, comparisonRate })).toEqual(expected)
})
