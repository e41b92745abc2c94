import { onboardingSteps } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { expect, test } from 'vitest'
import { pageStep, stepsOnPage, wizardPages, wizardPageTitle, wizardSteps } from './wizardPages'

test('Every step of a new dealer is on one page of the wizard, in order (CFG-01, CFG-02)', () => {
  expect(wizardPages.flatMap(({ steps }) => steps)).toEqual(onboardingSteps.map(({ step }) => step))
  expect(wizardSteps.at(-1)).toBe('review')
})

test('A stored step opens the page that contains it', () => {
  expect(pageStep('brands')).toBe('business')
  expect(pageStep('people')).toBe('leads')
  expect(pageStep('review')).toBe('review')
  expect(stepsOnPage('look')).toEqual(['address', 'look'])
  expect(stepsOnPage('review')).toEqual([])
  expect([wizardPageTitle('look'), wizardPageTitle('review')]).toEqual(['Website', 'Review'])
})
