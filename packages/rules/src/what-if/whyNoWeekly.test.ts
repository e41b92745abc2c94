import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { shopperView } from './shopperView'
import { whyNoWeekly } from './whyNoWeekly'

const now = '2026-03-10T10:00:00.000Z'
const config = buildConfig({ estimate: { show: true } })
const before = buildCar({ priceType: 'driveAway', priceCents: 2_499_000 })

it.each([
  { name: 'no price', car: { priceCents: null, driveAwayCents: null, egcCents: null } },
  { name: 'a price of a few dollars', car: { priceCents: 100_000, driveAwayCents: 100_000 } },
  { name: 'a reservation', car: { reserved: true } },
] satisfies readonly { readonly name: string; readonly car: Partial<Car> }[])(
  'a car that loses its weekly figure by $name says why (FIN-04, ERR-12)',
  ({ car }) => {
    const after = { ...before, ...car }
    const weeklyOf = (each: Car) => shopperView(each, { config, isShown: true, now }).weekly
    const why = whyNoWeekly({ car: before, config }, { car: after, config }, now)
    expect(weeklyOf(before)).not.toBeNull()
    expect(why.length > 0).toBe(weeklyOf(after) === null)
    expect(why.every((sentence) => sentence.endsWith('.'))).toBe(true)
  },
)

it('a site that turns its estimate off, and a car that keeps its figure (FIN-04)', () => {
  const off = buildConfig({ estimate: { show: false } })
  expect(whyNoWeekly({ car: before, config }, { car: before, config: off }, now)).toHaveLength(1)
  expect(whyNoWeekly({ car: before, config }, { car: before, config }, now)).toEqual([])
})
