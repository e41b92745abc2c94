import { describe, expect, it } from 'vitest'
import type { Cents } from '../../entities/Car'
import type { OnRoadCar } from '../../pricing/onRoadCosts'
import { buildCar } from '../../testing/buildCar'
import { buildCharge } from '../../testing/buildCharge'
import { isForPrice, otherPriceText } from './isForPrice'

const charges = [buildCharge({ percent: 3, fixedCents: 0 })]
const charged = { priceCents: 3_000_000, priceType: 'egc', driveAwayCents: null, charges } as const
const known = { priceCents: 3_000_000, priceType: 'egc', driveAwayCents: 3_150_000 } as const

describe('isForPrice (ENT-06, FIN-25)', () => {
  it.each<{ name: string; priceCents: Cents | null | undefined; car?: Partial<OnRoadCar>; expected: boolean }>([
    { name: 'the displayed price', priceCents: 2_499_000, expected: true },
    { name: 'a cent more', priceCents: 2_499_001, expected: false },
    { name: 'a cent less', priceCents: 2_498_999, expected: false },
    { name: 'an unknown price', priceCents: null, expected: false },
    { name: 'no stated price', priceCents: undefined, expected: false },
    { name: 'a price without on-road costs, displayed', priceCents: 3_000_000, car: charged, expected: true },
    { name: 'the calculated total on the road', priceCents: 3_090_000, car: charged, expected: true },
    { name: 'that of earlier charges', priceCents: 3_060_000, car: charged, expected: false },
    { name: 'the stated drive-away price', priceCents: 3_150_000, car: known, expected: true },
    { name: 'an earlier one', priceCents: 3_160_000, car: known, expected: false },
    { name: 'no price, of a car without one', priceCents: 0, car: { priceCents: null }, expected: true },
    { name: 'a price, of a car without one', priceCents: 2_499_000, car: { priceCents: null }, expected: false },
    { name: 'no price, of a car that has one now', priceCents: 0, expected: false },
    { name: 'an unknown price, of a car without one', priceCents: null, car: { priceCents: null }, expected: false },
  ])('isForPrice of figures for $name is $expected', ({ priceCents, car, expected }) =>
    expect(isForPrice(priceCents === undefined ? {} : { priceCents }, buildCar(car))).toBe(expected),
  )

  it.each([
    [3_549_000, 3_399_000, 'The figures are for $35,490. They aren’t shown until they are updated for $33,990.'],
    [null, 3_399_000, 'The figures are for another price. They aren’t shown until they are updated for $33,990.'],
    [3_549_000, null, 'The figures are for $35,490. They aren’t shown until the car has that price again.'],
  ])('otherPriceText of figures for %s cents, at %s cents, says so', (figures, priceCents, text) =>
    expect(otherPriceText({ priceCents: figures }, { priceCents })).toBe(text),
  )
})
