import { describe, expect, it } from 'vitest'
import { notableCars } from '../notable/notableCars'
import { notableStock } from '../notable/notableStock'
import { scenarios } from '../scenarios'
import { generateStock } from './generateStock'
import { lenderFigures } from './lenderFigures'
import { subscriptionPriceCents } from './subscriptionPriceCents'
import { loanCents } from './withBothPrices'

const now = Date.UTC(2026, 10, 20)
const plans = scenarios.flatMap(({ stock }) => stock).filter(({ subscriptions }) => subscriptions)
const subscribed = plans.flatMap((plan) =>
  [...generateStock(plan, now), ...notableStock(Object.values(notableCars), [plan], now)].flatMap(({ car }) =>
    car.subscriptionPriceCents === null ? [] : [{ plan, car, weeklyCents: car.subscriptionPriceCents }],
  ),
)

describe('the weekly price of a subscription (CAR-14)', () => {
  it.each([
    { name: 'a new car', dollars: 60_000, age: 0, weekly: 479 },
    { name: 'a car of two years', dollars: 40_000, age: 2, weekly: 319 },
    { name: 'an older car', dollars: 40_000, age: 3, weekly: 339 },
  ])('the weekly price of a subscription to $name ends in 9', ({ dollars, age, weekly }) =>
    expect(subscriptionPriceCents(dollars, age)).toBe(weekly * 100),
  )

  it('the weekly price of a subscription is well above the repayment of a loan for the car, without insurance and servicing', () => {
    expect(subscribed.length).toBeGreaterThan(50)
    for (const { plan, car, weeklyCents } of subscribed) {
      expect(weeklyCents % 1_000, car.name).toBe(900)
      const loan = lenderFigures({ ...plan, financeProvider: 'any' }, loanCents(car)).any?.paymentWeekCents ?? 0
      expect(weeklyCents, car.name).toBeGreaterThan(loan * 1.4)
    }
  })
})
