import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { quoteRequest } from './quoteRequest'

it('the quote service requests a quote in the format of the service (API-11)', () => {
  expect(quoteRequest(buildCar({ nvic: 'ABC123' }))).toEqual({
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 24_990,
    loanTerm: 5,
    year: 2021,
    vin: 'JTNK43BE103012345',
    nvic: 'ABC123',
    whoIsHelping: '',
  })
})

it.each<{ name: string; car: Partial<Car> }>([
  { name: 'without a price', car: { priceCents: null } },
  { name: 'with a price of 0', car: { priceCents: 0 } },
  { name: 'with a price of $10, which isn’t shown (CAR-17)', car: { priceCents: 1000 } },
  { name: 'with a negative price', car: { priceCents: -1 } },
  { name: 'that already has a quote', car: { financeQuote: { weeklyCents: 5000, rate: 6, comparisonRate: 7 } } },
])('a car page requests no quote for a car $name (API-10)', ({ car }) => expect(quoteRequest(buildCar(car))).toBeNull())

it.each<{ name: string; car: Partial<Car>; requested: object }>([
  { name: 'a price just over $10 in dollars and cents', car: { priceCents: 1001 }, requested: { purchasePrice: 10.01 } },
  { name: 'a car without VIN and NVIC', car: { vin: null, nvic: null }, requested: { vin: null, nvic: null } },
])('a car page requests a quote for $name (API-11)', ({ car, requested }) => expect(quoteRequest(buildCar(car))).toMatchObject(requested))
