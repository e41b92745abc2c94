import { describe, expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { variedCars } from './variedCars'

const of = (id: string, badge: string | null, year: number, priceCents: number | null, modelSlug = 'mx-5') =>
  buildCar({ id, makeSlug: 'mazda', modelSlug, badge, year, priceCents })
const ids = (cars: readonly ReturnType<typeof of>[], limit = 4, far: readonly string[] = []) =>
  variedCars(cars, limit, ({ id }) => !far.includes(id)).map(({ id }) => id)

describe('similar cars to choose from', () => {
  it('similar cars to choose from are one of each model, year and grade, in any spelling (VDP-29)', () => {
    const cars = [
      of('a', 'GT', 2026, 5_499_000),
      of('b', 'gt ', 2026, 5_399_000),
      of('c', 'GT', 2025, 4_999_000),
      of('d', null, 2026, 4_599_000),
    ]
    expect(ids(cars, 3)).toEqual(['a', 'c', 'd'])
    expect(ids(cars, 4), 'where there are too few others').toEqual(['a', 'b', 'c', 'd'])
  })

  it('similar cars to choose from differ in price where there are enough, in the order of the list (VDP-29)', () => {
    const cars = [of('a', 'GT', 2026, 100), of('b', 'RS', 2026, 100), of('c', 'GT', 2025, 90), of('d', 'GT', 2026, 100, 'mazda3')]
    expect(ids(cars, 3)).toEqual(['a', 'c', 'd'])
    expect(ids(cars, 4)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('similar cars to choose from are at most half of one model where there are enough others (VDP-29)', () => {
    const cars = [
      ...[of('a', 'GT', 2026, 100), of('b', 'RS', 2026, 90), of('c', 'GS', 2026, 80), of('d', 'SX', 2026, 70)],
      ...[of('e', 'GT', 2026, 60, 'mazda3'), of('f', 'GT', 2026, 50, 'mazda6')],
    ]
    expect(ids(cars)).toEqual(['a', 'b', 'e', 'f'])
    expect(ids(cars.slice(0, 5)), 'where there are too few').toEqual(['a', 'b', 'c', 'e'])
    expect(ids(cars, 4, ['f']), 'where another is of another body').toEqual(['a', 'b', 'c', 'e'])
  })

  it('similar cars to choose from may all be without a price (CAR-18)', () => {
    expect(ids([of('a', 'GT', 2026, null), of('b', 'RS', 2026, null)])).toEqual(['a', 'b'])
  })

  it('similar cars to choose from are none of none', () => {
    expect(ids([])).toEqual([])
  })
})
