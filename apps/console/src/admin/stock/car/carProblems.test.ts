import { expect, it } from 'vitest'
import { blankCar, type CarFormValues, parseCarEntry } from './carFormValues'
import { carProblems } from './carProblems'

const now = '2026-06-01T00:00:00.000Z'
const problemsOf = (changes: CarFormValues, { car = blankCar as object, isNew = true } = {}) =>
  carProblems({ car, read: parseCarEntry(car, changes), isNew, now, entered: Object.keys(changes) })

const whole = { stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2020', locationId: 'l1' }

it('says of a new car all that is missing, and of a whole one nothing (ENT-01)', () => {
  expect(Object.keys(problemsOf({})).sort()).toEqual(['locationId', 'make', 'model', 'stockNumber', 'year'])
  expect(problemsOf(whole)).toEqual({})
})

it('says by the rules what can’t be, and by the field what can’t be read', () => {
  expect(problemsOf({ ...whole, year: '1890', km: 'far', egcCents: '30000', driveAwayCents: '29000' })).toMatchObject({
    year: expect.stringContaining('from 1900'),
    km: expect.stringContaining('number'),
    egcCents: expect.stringContaining('higher than the drive-away price'),
  })
})

it('leaves alone unchanged values of a feed', () => {
  const car = { ...blankCar, stockNumber: 'A1', make: 'Kia', model: 'Rio', name: 'Rio', year: 1890, locationId: 'l1', egcCents: 3_000_000 }
  expect(problemsOf({ colour: 'Red' }, { car, isNew: false })).toEqual({})
  expect(Object.keys(problemsOf({ driveAwayCents: '29000' }, { car, isNew: false }))).toEqual(['egcCents'])
})
