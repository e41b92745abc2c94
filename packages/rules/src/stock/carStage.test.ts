import { describe, expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { atStage, type CarStage, canMoveTo, carStage, carStages, nextStages, permittedMoves } from './carStage'

type Staged = Pick<Car, 'status' | 'reserved' | 'preorder'>
const at = (status: Car['status'], flags: Partial<Staged> = {}): Staged => ({ status, reserved: false, preorder: false, ...flags })

it.each<{ car: Staged; stage: CarStage }>([
  { car: at('draft'), stage: 'draft' },
  { car: at('in_stock'), stage: 'in_stock' },
  { car: at('coming_soon'), stage: 'coming_soon' },
  { car: at('in_stock', { preorder: true }), stage: 'preorder' },
  { car: at('in_stock', { preorder: true, reserved: true }), stage: 'reserved' },
  { car: at('sold', { preorder: true }), stage: 'sold' },
  { car: at('withdrawn'), stage: 'withdrawn' },
])('$car is $stage (CAR-05, CAR-18)', ({ car, stage }) => expect(carStage(car)).toBe(stage))

describe('the stages a car may move to (CAR-05)', () => {
  it.each<{ car: Staged; next: CarStage[] }>([
    { car: at('draft'), next: ['in_stock', 'coming_soon', 'preorder', 'withdrawn'] },
    { car: at('in_stock'), next: ['coming_soon', 'preorder', 'reserved', 'sold', 'withdrawn'] },
    { car: at('coming_soon'), next: ['in_stock', 'preorder', 'reserved', 'sold', 'withdrawn'] },
    { car: at('in_stock', { reserved: true }), next: ['in_stock', 'coming_soon', 'preorder', 'sold', 'withdrawn'] },
    { car: at('sold'), next: ['in_stock', 'withdrawn'] },
    { car: at('withdrawn'), next: ['draft', 'in_stock', 'coming_soon', 'preorder'] },
  ])('from $car to $next', ({ car, next }) => expect(nextStages(car)).toEqual(next))

  it('a car is in the new stage after a move from any stage', () => {
    const statuses = ['draft', 'in_stock', 'coming_soon', 'sold', 'withdrawn'] as const
    const cars = statuses.flatMap((status) => [at(status), at(status, { preorder: true })])
    for (const car of cars) for (const stage of carStages) if (canMoveTo(car, stage)) expect(carStage(atStage(car, stage))).toBe(stage)
  })

  it('a car loses its reservation when sold, and stays a pre-order when a reservation ends', () => {
    const reserved = at('coming_soon', { reserved: true, preorder: true })
    expect(atStage(reserved, 'sold')).toEqual(at('sold', { preorder: true }))
    expect(atStage(reserved, 'coming_soon')).toEqual(at('coming_soon', { preorder: true }))
    expect(atStage(at('coming_soon', { preorder: true }), 'in_stock')).toEqual(at('in_stock'))
  })
})

it.each([
  { car: at('draft'), sells: [] },
  { car: at('coming_soon'), sells: [] },
  { car: at('in_stock'), sells: ['reserved', 'sold'] },
  { car: at('in_stock', { reserved: true }), sells: ['in_stock', 'sold'] },
  { car: at('sold'), sells: ['in_stock'] },
  { car: at('withdrawn'), sells: [] },
])('the stage rule lets a salesperson move a car to $sells (AUTH-10)', ({ car, sells }) => {
  const shown = { stage: carStage(car), nextStages: nextStages(car) }
  expect(permittedMoves(shown, false)).toEqual(sells)
  expect(permittedMoves(shown, true)).toEqual(shown.nextStages)
})
