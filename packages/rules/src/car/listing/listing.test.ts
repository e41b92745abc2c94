import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { explain } from '../../parts/explain'
import { anyCar, anyCarNow } from '../../testing/anyCar'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { isListed, listing } from './listing'

const { stock } = buildConfig()
const messageFor = (car: Partial<Car>, settings = stock) =>
  explain(listing, { car: buildCar(car), stock: settings, now: anyCarNow })
    .because.map(({ message }) => message)
    .join(' ')

it.each([
  { car: { showOnDealerWebsite: false }, message: 'The car is kept off dealer websites.' },
  {
    car: { images: [] },
    settings: { ...stock, minImageCount: 1 },
    message: 'The site lists cars with at least one photo; this car has none.',
  },
  { car: { carType: 'new' }, settings: { ...stock, carTypes: ['used'] }, message: 'The site doesn’t list new cars.' },
  { car: { carType: 'demo' }, settings: { ...stock, carTypes: ['used'] }, message: 'The site doesn’t list demonstrators.' },
  { car: { status: 'sold', soldAt: '2026-03-07T10:00:00.000Z' }, message: 'Sold cars stay listed for 3 days; it was sold 3 days ago.' },
  { car: { status: 'withdrawn' }, message: 'The car is neither in stock nor sold.' },
] satisfies { car: Partial<Car>; settings?: typeof stock; message: string }[])(
  'the console explains why a car is not listed (SRC-31 to SRC-33, CFG-12): $message',
  ({ car, settings = stock, message }) => expect(messageFor(car, settings)).toBe(message),
)

it('the explanation of a listing reports as listed exactly the cars that are listed (SRC-31 to SRC-33, CFG-12)', () => {
  const settings = [stock, { ...stock, soldVisibleDays: 0 }, { ...stock, carTypes: ['used' as const], minImageCount: 1 }]
  fc.assert(
    fc.property(anyCar, fc.constantFrom(...settings), (car, stockSettings) => {
      expect(explain(listing, { car, stock: stockSettings, now: anyCarNow }).shown).toBe(isListed(car, stockSettings, anyCarNow))
    }),
  )
})
