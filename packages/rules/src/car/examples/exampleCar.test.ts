import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { displayPrice } from '../../pricing/displayPrice'
import { anyCar, anyCarNow } from '../../testing/anyCar'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { carTag } from '../tags/carTags'
import { type CarExampleId, carExamples, exampleCar } from './exampleCar'

const config = buildConfig({ tags: { showFuel: true, certifiedBadgeImage: 'badge.svg' } })
const shown = (car: Car | null) => {
  if (!car) return null
  const tag = carTag(car, config, anyCarNow)
  return { tag: tag && (tag.kind === 'text' ? tag.tone : tag.kind), price: displayPrice(car, config).kind }
}

describe('an example car in another state (CAR-02 to CAR-19)', () => {
  it.each<{ example: CarExampleId; car?: Partial<Car>; is: ReturnType<typeof shown> }>([
    { example: 'sold', is: { tag: 'sold', price: 'regular' } },
    { example: 'reserved', is: { tag: 'reserved', price: 'regular' } },
    { example: 'reserved', car: { status: 'sold', soldAt: anyCarNow }, is: { tag: 'reserved', price: 'regular' } },
    { example: 'preorder', is: { tag: null, price: 'preorder' } },
    { example: 'comingSoon', is: { tag: 'comingSoon', price: 'regular' } },
    { example: 'reduced', is: { tag: null, price: 'reduced' } },
    { example: 'reduced', car: { priceCents: null }, is: null },
    { example: 'noPrice', car: { preorder: true, subscriptionPriceCents: 1 }, is: { tag: null, price: 'none' } },
    { example: 'certified', car: { carType: 'new' }, is: { tag: 'image', price: 'regular' } },
    { example: 'electric', is: { tag: 'fuel', price: 'regular' } },
    { example: 'justArrived', is: { tag: 'justArrived', price: 'regular' } },
    { example: 'justArrived', car: { preorder: true }, is: { tag: 'justArrived', price: 'regular' } },
    { example: 'onePhoto', car: { images: [] }, is: null },
    { example: 'longText', is: { tag: 'dealer', price: 'regular' } },
  ])('an example car in another state shows the example $example of $car', ({ example, car = {}, is }) =>
    expect(shown(exampleCar(buildCar(car), example, anyCarNow))).toEqual(is),
  )

  it('an example car in another state changes only the fields of the example, never identity or location of the car', () => {
    fc.assert(
      fc.property(anyCar, fc.constantFrom(...(Object.keys(carExamples) as CarExampleId[])), (car, example) => {
        const changed = exampleCar(car, example, anyCarNow)
        if (!changed) return
        const changedFields = Object.keys(carExamples[example].change(car, anyCarNow) ?? {})
        for (const key of Object.keys(car) as (keyof Car)[]) if (!changedFields.includes(key)) expect(changed[key]).toBe(car[key])
        for (const key of ['id', 'slug', 'stockNumber', 'make', 'model', 'locationId', 'dealershipId'] as const)
          expect(changed[key]).toBe(car[key])
      }),
    )
  })

  it('an example car in another state limits photos only in the examples about photos', () => {
    const car = buildCar()
    expect(exampleCar(car, 'noPhotos', anyCarNow)?.images).toEqual([])
    expect(exampleCar(car, 'onePhoto', anyCarNow)?.images).toEqual(car.images.slice(0, 1))
    expect(exampleCar(car, 'sold', anyCarNow)?.images).toBe(car.images)
  })
})
