import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildLender } from '../testing/buildLender'
import { providerNeeds } from './providerNeeds'

it.each([
  { provider: 'ausloans', car: { priceCents: null }, missing: [] },
  { provider: '360_finance', car: { priceCents: null }, missing: [] },
  { provider: 'taurus', car: { year: 2014 }, missing: ['The provider asks for a car younger than 12 years.'] },
  { provider: 'taurus', car: { year: 2015, priceCents: 50_001 }, missing: [] },
  { provider: 'manual', car: { priceCents: 50_000 }, missing: ['The provider asks for a price above $500.'] },
  { provider: 'angle', lender: { paymentWeekCents: null }, missing: ['The provider gives no weekly payment.'] },
  { provider: 'nissan_finance', lender: { paymentMonthCents: null }, missing: ['The provider gives no monthly payment.'] },
] satisfies {
  provider: Parameters<typeof providerNeeds>[2]
  car?: Partial<Car>
  lender?: Parameters<typeof buildLender>[0]
  missing: string[]
}[])('says what $provider misses of a car (CAR-25 to CAR-29): $missing', ({ provider, car = {}, lender = {}, missing }) => {
  const needs = providerNeeds(buildCar(car), buildLender(lender), provider, '2026-03-10T10:00:00Z')
  expect(needs.filter(({ holds }) => !holds).map(({ no }) => no)).toEqual(missing)
})
