import { expect, it } from 'vitest'
import { blankAnswers, blankPlace, mainPlaceName } from './OnboardingAnswers'

it.each([
  { name: 'Coolum Cars', others: 0, called: 'Coolum Cars' },
  { name: ' Sunshine Cars ', others: 0, called: 'Sunshine Cars' },
  { name: 'Sunshine Cars', others: 1, called: 'Sunshine Cars Coolum' },
  { name: 'coolum cars', others: 1, called: 'coolum cars' },
])('with $others other locations, the main location of “$name” is named “$called” (ENT-07)', ({ name, others, called }) => {
  const place = { ...blankAnswers.place, suburb: ' Coolum ', others: Array.from({ length: others }, () => blankPlace) }
  expect(mainPlaceName({ business: { ...blankAnswers.business, name }, place })).toBe(called)
})
