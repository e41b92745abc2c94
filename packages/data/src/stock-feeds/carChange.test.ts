import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { describe, expect, it } from 'vitest'
import type { CarField } from '../stock/carFields'
import { type CarValues, carChange, goneChange } from './carChange'

const known = (said: CarValues, values: CarValues, kept: string[] = []) => ({ externalId: 'a1', carId: 'c', said, values, kept })
const row = (values: Partial<Car>) => ({
  car: buildCar({ status: 'in_stock', ...values }),
  says: Object.keys(values) as CarField[],
})
const there = { status: 'in_stock', reserved: false }

describe('a row of a feed', () => {
  it.each([
    { name: 'changes what the feed said before', said: { km: 10 }, now: { km: 10 }, next: { km: 20 }, after: { km: 20 }, kept: [] },
    { name: 'leaves what a person changed', said: { km: 10 }, now: { km: 15 }, next: { km: 20 }, after: {}, kept: ['km'] },
    { name: 'leaves what a person emptied', said: { km: 10 }, now: { km: null }, next: { km: 20 }, after: {}, kept: ['km'] },
    {
      name: 'leaves what is kept for a person',
      said: { km: 10 },
      now: { km: 10 },
      next: { km: 20 },
      after: {},
      kept: ['km'],
      before: ['km'],
    },
    {
      name: 'gives back what it says the same of',
      said: { km: 10 },
      now: { km: 15 },
      next: { km: 15 },
      after: {},
      kept: [],
      before: ['km'],
    },
    { name: 'empties what it said before', said: { km: 10 }, now: { km: 10 }, next: { km: null }, after: { km: null }, kept: [] },
    {
      name: 'takes a field it speaks of for the first time',
      said: { year: 2020 },
      now: { km: 15, year: 2020 },
      next: { km: 20 },
      after: { km: 20 },
      kept: [],
    },
    { name: 'says nothing new', said: { km: 10 }, now: { km: 10 }, next: { km: 10 }, after: {}, kept: [] },
    {
      name: 'takes over a car nobody’s feed had',
      said: {},
      now: { km: 15, status: 'draft' },
      next: { km: 20 },
      after: { km: 20 },
      kept: [],
    },
  ])('$name (ENT-01)', ({ said, now, next, after, kept, before }) => {
    const isKnown = Object.keys(said).length > 0
    const change = carChange(known(isKnown ? { ...there, ...said } : {}, { ...there, ...now }, before ?? []), row(next))
    expect({ after: change.after, kept: change.kept }).toEqual({ after, kept })
    expect(change.said).toMatchObject(next)
  })

  it('brings back a car that was gone, and not one that a person sold meanwhile (CAR-05)', () => {
    const gone = { status: 'withdrawn', reserved: false }
    expect(carChange(known(gone, gone), row({ km: 1 })).after).toMatchObject({ status: 'in_stock' })
    expect(carChange(known(gone, { ...gone, status: 'sold' }), row({ km: 1 })).after).not.toHaveProperty('status')
  })

  it('ends a reservation with the sale (CHK-02)', () => {
    expect(carChange(known({ status: 'in_stock' }, { status: 'in_stock', reserved: true }), row({ status: 'sold' })).after).toEqual({
      status: 'sold',
      reserved: false,
    })
  })
})

describe('a car its feed no longer has', () => {
  it.each([
    { now: 'in_stock', after: { status: 'withdrawn', reserved: false } },
    { now: 'coming_soon', after: { status: 'withdrawn', reserved: false } },
    { now: 'sold', after: {} },
    { now: 'withdrawn', after: {} },
  ])('that is $now stays in the books (CAR-05)', ({ now, after }) => {
    const change = goneChange(known({ status: 'in_stock' }, { status: now, reserved: true }))
    expect(change.after).toEqual(after)
    expect(change.said).toMatchObject({ status: 'withdrawn' })
  })
})
