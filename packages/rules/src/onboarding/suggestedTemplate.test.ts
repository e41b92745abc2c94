import { expect, it } from 'vitest'
import { blankAnswers, blankPlace } from './OnboardingAnswers'
import { suggestedTemplate } from './onboardingConfig'

const templates = [
  { slug: 'subscriptions', suits: [] },
  { slug: 'used', suits: ['independent'] },
  { slug: 'brand', suits: ['franchise'] },
  { slug: 'many', suits: ['group'] },
]

it.each([
  { name: 'a dealer in used cars of every make', makes: [], others: 1, expected: 'used' },
  { name: 'a dealer of one make', makes: ['Kia'], others: 0, expected: 'brand' },
  { name: 'a dealer of several makes', makes: ['Kia', 'BYD'], others: 0, expected: 'many' },
  { name: 'a used-car dealer at four places', makes: [], others: 3, expected: 'many' },
])('the wizard suggests the template for $name (CFG-01)', ({ makes, others, expected }) => {
  const place = { ...blankAnswers.place, others: Array(others).fill(blankPlace) }
  expect(suggestedTemplate(templates, { brands: { ...blankAnswers.brands, makes }, place })).toBe(expected)
})

it('the wizard suggests the first template if none has a target group, and none from an empty list (CFG-01)', () => {
  expect(suggestedTemplate([{ slug: 'plain', suits: [] }], blankAnswers)).toBe('plain')
  expect(suggestedTemplate([], blankAnswers)).toBe('')
})
