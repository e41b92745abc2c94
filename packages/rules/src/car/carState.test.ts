import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { type CarState, carState } from './carState'

it.each<{ car: Partial<Car>; state: CarState | null }>([
  { car: { status: 'sold', reserved: true }, state: 'gone' },
  { car: { status: 'withdrawn' }, state: 'gone' },
  { car: { status: 'coming_soon', reserved: true, preorder: true }, state: 'reserved' },
  { car: { status: 'coming_soon', preorder: true }, state: 'preorder' },
  { car: { status: 'coming_soon' }, state: 'comingSoon' },
  { car: {}, state: null },
])('the most serious state comes first (VDP-29): $car is $state', ({ car, state }) => expect(carState(buildCar(car))).toBe(state))
