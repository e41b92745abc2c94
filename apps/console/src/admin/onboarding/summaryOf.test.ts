import { blankAnswers, onboardingSteps } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { expect, it } from 'vitest'
import { summaryOf } from './summaryOf'

const choices = { templates: [], manufacturers: [{ slug: 'kia', name: 'Kia', brandColour: '#05141f' }], hostSuffix: 'sites.example' }

it('says in words what nothing means', () => {
  expect(onboardingSteps.map(({ step }) => summaryOf(blankAnswers, step, choices))).toEqual([
    ['Australia'],
    ['Every make'],
    [],
    ['.sites.example'],
    [],
    ['Cars come later'],
    ['None', 'rates not confirmed yet'],
    [],
  ])
})

it('says what was answered', () => {
  expect(summaryOf({ ...blankAnswers, brands: { makes: ['Kia'], manufacturer: 'kia' } }, 'brands', choices)).toEqual(['Kia', 'Kia’s layer'])
  expect(summaryOf({ ...blankAnswers, brands: { makes: ['Kia'], manufacturer: 'kia' } }, 'look', choices)).toEqual(['in the colour of Kia'])
  expect(summaryOf({ ...blankAnswers, address: { slug: 'coolum', domain: 'www.coolum.example' } }, 'address', choices)).toEqual([
    'coolum.sites.example',
    'www.coolum.example, to be proved',
  ])
})
