import { expect, it } from 'vitest'
import { createNotesOfCars, noteOfCar } from './notesOfCars'

const lines = ['4404/4406 sold', '4412 is now 21990', 'B7 and NBG-555 are at the painter', 'List of 30/11/2026, from $9,990']
const linesAbout = createNotesOfCars(lines)

it('a line is found by the stock number, the plate or the VIN of a car (ENT-01, CAR-05)', () => {
  expect(['4404', '4406', '4412', 'b7'].map((stockNumber) => linesAbout({ stockNumber }))).toEqual([
    ...[[lines[0]], [lines[0]], [lines[1]], [lines[2]]],
  ])
  expect(linesAbout({ stockNumber: '1', rego: 'NBG555' })).toEqual([lines[2]])
  expect(createNotesOfCars(['JMZ0000000K123456 sold'])({ vin: 'JMZ0000000K123456' })).toHaveLength(1)
})

it('dates and amounts, parts of a number, and numbers of two digits are no cars (ENT-01)', () =>
  expect(['30', '2026', '9990', '990', '440', '44'].flatMap((stockNumber) => linesAbout({ stockNumber }))).toEqual([]))

it('each car has a question of its own (ENT-01)', () => expect(noteOfCar(' 4404 ', '4404/4406 sold')).toBe('4404: 4404/4406 sold'))
