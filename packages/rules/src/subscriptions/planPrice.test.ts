import { expect, it } from 'vitest'
import { planPrice } from './planPrice'

const plan = {
  ...{
    termMonths: 12,
    kmPerWeek: 1_200,
    startsOn: '2026-03-20',
    weeklyCents: 29_200,
    firstWeeks: 1,
    firstCents: 29_200,
    bondCents: 116_800,
  },
  includes: 'insurance',
}

it('the price of a chosen subscription states its own term, kilometres, minimum total and bond (CAR-14)', () => {
  const { text, typeText, minimum } = planPrice(plan, { price: { subscriptionName: 'Subscription' } })
  expect(text).toBe('$292 per week')
  expect(typeText).toBe('Subscription · 12 months, 1,200 km a week')
  expect(minimum?.full).toBe('Minimum total $15,184 over 52 weeks, plus a refundable bond of $1,168')
})

it('the price of a chosen subscription names no bond and no product that the site doesn’t have', () => {
  const { typeText, minimum } = planPrice({ ...plan, bondCents: 0, termMonths: 1 }, { price: { subscriptionName: '' } })
  expect(typeText).toBe('1 month, 1,200 km a week')
  expect(minimum?.full).toBe('Minimum total $1,460 over 5 weeks')
})
