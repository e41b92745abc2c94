import { expect, it } from 'vitest'
import { blankCar, type CarFormValues, parseCarEntry } from './carFormValues'
import { carProblems } from './carProblems'

const now = '2026-06-01T00:00:00.000Z'
const problemsIn = (changes: CarFormValues, { car = blankCar as object, isNew = true } = {}) =>
  carProblems({ car, parsed: parseCarEntry(car, changes), isNew, country: 'AU', now, entered: Object.keys(changes) })

const complete = { stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2020', locationId: 'l1' }

it('the car form reports every missing field of a new car, and nothing if it is complete (ENT-01)', () => {
  expect(Object.keys(problemsIn({})).sort()).toEqual(['locationId', 'make', 'model', 'stockNumber', 'year'])
  expect(problemsIn(complete)).toEqual({})
})

it('the car form reports values that break a rule, and values that can’t be read, at their fields', () => {
  expect(problemsIn({ ...complete, year: '1890', km: 'far', egcCents: '30000', driveAwayCents: '29000' })).toMatchObject({
    year: expect.stringContaining('from 1900'),
    km: expect.stringContaining('number'),
    egcCents: expect.stringContaining('higher than the drive-away price'),
  })
})

it('the car form does not report invalid values of a feed that are unchanged', () => {
  const car = { ...blankCar, stockNumber: 'A1', make: 'Kia', model: 'Rio', name: 'Rio', year: 1890, locationId: 'l1', egcCents: 3_000_000 }
  expect(problemsIn({ colour: 'Red' }, { car, isNew: false })).toEqual({})
  expect(Object.keys(problemsIn({ driveAwayCents: '29000' }, { car, isNew: false }))).toEqual(['egcCents'])
})
