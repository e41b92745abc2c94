import { expect, it } from 'vitest'
import { weeklyTexts } from './weeklyTexts'

const rates = { rate: 6.29, comparisonRate: 8.19, depositCents: 0, residualCents: 0 }

it.each<[string, number | null, number | null, string | null, string | null]>([
  ['a weekly figure, and a monthly one of 4.33 weeks (FIN-09)', 10_000, null, '$100', '$433'],
  ['a weekly figure and the lender’s own monthly one (FIN-09)', 12_345, 53_454, '$123', '$535'],
  ['a weekly figure of a monthly one (CAR-28, FIN-09)', null, 43_300, '$100', '$433'],
  ['a half dollar up (FIN-08)', 12_350, null, '$124', '$535'],
  ['a cent less down (FIN-08)', 12_349, null, '$123', '$535'],
  ['thousands with a comma (UI-19)', 123_456, null, '$1,235', '$5,346'],
  ['$25.50, which reads $26 (ERR-12)', 2_550, null, '$26', '$110'],
  ['nothing for $25.49, which reads $25 (ERR-12)', 2_549, null, null, null],
  ['nothing for exactly $25 (ERR-12)', 2_500, null, null, null],
  ['nothing for zero (ERR-12)', 0, null, null, null],
  ['nothing for a negative figure (ERR-12)', -12_345, null, null, null],
  ['nothing without any figure (ERR-12)', null, null, null, null],
  ['nothing for an invalid number (ERR-12)', Number.NaN, null, null, null],
  ['nothing for an infinite number (ERR-12)', 1 / 0, null, null, null],
])('a page writes %s', (_name, weeklyCents, monthlyCents, weeklyText, monthlyText) => {
  const written = weeklyTexts({ weeklyCents, monthlyCents, ...rates }, { showMonthly: true })
  expect(written).toEqual(weeklyText && { weeklyText, assumesText: null, monthlyText, rateText: '6.29% p.a.', comparisonText: '8.19%' })
})

it('the finance text hides the monthly figure if the site’s setting is off (FIN-09)', () => {
  expect(weeklyTexts({ weeklyCents: 10_000, monthlyCents: null, ...rates }, { showMonthly: false })?.monthlyText).toBeNull()
})

it.each([
  [0, 0, null],
  [400_000, 0, '$4,000 deposit'],
  [0, 900_000, '$9,000 balloon'],
  [249_950, 749_749, '$2,500 deposit, $7,497 balloon'],
])('a weekly figure names its deposit of %s and its balloon of %s cents (FIN-25)', (depositCents, residualCents, text) =>
  expect(
    weeklyTexts({ weeklyCents: 6_000, monthlyCents: null, ...rates, depositCents, residualCents }, { showMonthly: false })?.assumesText,
  ).toBe(text),
)
