import { expect, it } from 'vitest'
import type { CarStatus } from '../entities/Car'
import { canChangeStatus } from './carStage'

const statuses = ['draft', 'coming_soon', 'in_stock', 'sold', 'withdrawn'] as const satisfies readonly CarStatus[]

it.each([
  { from: 'draft', to: ['draft', 'coming_soon', 'in_stock', 'withdrawn'] },
  { from: 'coming_soon', to: ['coming_soon', 'in_stock', 'sold', 'withdrawn'] },
  { from: 'in_stock', to: ['coming_soon', 'in_stock', 'sold', 'withdrawn'] },
  { from: 'sold', to: ['in_stock', 'sold', 'withdrawn'] },
  { from: 'withdrawn', to: ['draft', 'coming_soon', 'in_stock', 'withdrawn'] },
] as const)('a car with status $from may change only to $to (CAR-05)', ({ from, to }) => {
  expect(statuses.filter((status) => canChangeStatus(from, status))).toEqual(to)
})
