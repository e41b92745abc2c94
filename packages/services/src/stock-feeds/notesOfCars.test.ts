import { expect, it } from 'vitest'
import { createModelNotes, createNotesOfCars, mayNumberCar, noLines, noteOfCar, noteOfRow, pricesInLine } from './notesOfCars'

const lines = ['4404/4406 sold', '4412 is now 21990', 'B7 and NBG-555 are at the painter', 'List of 30/11/2026, from $9,990']
const linesAbout = createNotesOfCars(lines)

it('a line is found by the stock number, the plate or the VIN of a car (ENT-01, CAR-05)', () => {
  expect(['4404', '4406', '4412', 'b7'].map((stockNumber) => linesAbout({ stockNumber }).byNumber)).toEqual([
    ...[[lines[0]], [lines[0]], [lines[1]], [lines[2]]],
  ])
  expect(linesAbout({ stockNumber: '1', rego: 'NBG555' }).byNumber).toEqual([lines[2]])
  expect(createNotesOfCars(['JMZ0000000K123456 sold'])({ vin: 'JMZ0000000K123456' }).byNumber).toHaveLength(1)
})

it('a plate with a space is found (ENT-01, CAR-05)', () =>
  expect(createNotesOfCars(['abc 123 has a problem'])({ rego: 'ABC123' }).byNumber).toHaveLength(1))

it('dates and amounts, parts of a number, and numbers of two digits are no cars (ENT-01)', () =>
  expect(['30', '2026', '9990', '990', '440', '44'].map((stockNumber) => linesAbout({ stockNumber }))).toEqual(Array(6).fill(noLines)))

it('each car has a question of its own (ENT-01)', () => expect(noteOfCar(' 4404 ', '4404/4406 sold')).toBe('4404: 4404/4406 sold'))

it.each([
  ['Please don’t put the WRX online, Dad wants it', 'WRX'],
  ['Please don’t put the WRX online, Dad wants it', 'Impreza WRX'],
  ['Both Klugers went to Manheim', 'Kluger Grande'],
  ['The Land Cruiser goes back to Gary', 'Land Cruiser'],
  ['CX-5 gone', 'CX-5 Akera'],
  ['Prado: finance company is picking it up', 'Land Cruiser Prado'],
  ['Zoe is at the painter till Friday', 'Zoé'],
  ['We keep the Note for Sam', 'Juke'],
])('“%s” names a model (ENT-01, CAR-05)', (line, model) => {
  const isNamed = model !== 'Juke'
  expect(createNotesOfCars([], [line])({ model }).byModel).toEqual(isNamed ? [line] : [])
})

it('a line names a make only with an article: the others are lists by makes (ENT-01, CAR-05)', () => {
  const linesOf = (line: string) => createNotesOfCars([], [line])({ make: 'Audi', model: 'A4' })
  expect(linesOf('The Audi is spoken for').byModel).toHaveLength(1)
  expect(linesOf('Audi trade-ins for the auction')).toBe(noLines)
})

it.each([
  ['Toyota Kluger', 'Kluger'],
  ['Note: all prices are drive away', 'Note'],
  ['Land for sale behind the yard', 'Land Cruiser'],
  ['The 2019 ones are sold', '2019'],
])('“%s” names no model “%s” (ENT-01)', (line, model) => expect(createNotesOfCars([], [line])({ model })).toBe(noLines))

it('the first cars of a model have a question each, and many have one together (ENT-01)', () => {
  const noteOfModel = createModelNotes()
  const asked = Array.from({ length: 8 }, (_, at) => noteOfModel({ stockNumber: `H${at}`, model: 'Hilux' }, 'All Hiluxes sold'))
  expect(new Set(asked).size).toBe(6)
  expect(asked[0]).toBe('H0: All Hiluxes sold')
  expect(asked[7]).toBe('Hilux: All Hiluxes sold')
  expect(noteOfModel({ stockNumber: 'H0', model: 'Hilux' }, 'All Hiluxes sold')).toBe('H0: All Hiluxes sold')
})

it('a row of words between the cars is a line, and a car is none (ENT-01)', () => {
  const headings = ['Stock', 'Make', 'Model', 'Year', 'Price']
  const row = (...cells: readonly string[]) =>
    noteOfRow({ row: 1, values: new Map(headings.map((each, at) => [each, cells[at] ?? ''])) }, headings)
  expect(row('4408 went to Manheim')).toBe('4408 went to Manheim')
  expect(row('', '4408 and 4411 went to Manheim', ' take them down')).toBe('4408 and 4411 went to Manheim, take them down')
  expect([row('B1', 'Kia', 'Rio'), row('', 'Kia', 'Rio', '2020'), row('SOLD'), row('Total 12')]).toEqual([null, null, null, null])
})

it('a number in a line may be a car, a year isn’t (ENT-01)', () =>
  expect(['4408 sold', 'B7 sold', '2019 trade-ins', 'Trade-ins'].map(mayNumberCar)).toEqual([true, true, false, false]))

it('lines of long random text are read in linear time (ENT-01)', () => {
  const line = (at: number) => Array.from({ length: 20_000 }, (_, place) => `w${at}x${place}`).join(' ')
  const all = Array.from({ length: 50 }, (_, at) => line(at))
  const start = performance.now()
  const linesOf = createNotesOfCars(all, all)
  for (let at = 0; at < 20_000; at++) linesOf({ stockNumber: `S${at}`, model: `Model${at}` })
  expect(performance.now() - start).toBeLessThan(5_000)
})

it.each([
  ['4412 is now 21990', [21_990]],
  ['4412 reduced to $21,990', [21_990]],
  ['4412 down to 21.9k', [21_900]],
  ['4412 went to Manheim', []],
  ['4412 now at the painter', []],
  ['4412 price 4412', []],
])('the prices in “%s” are %j (ENT-01, CAR-14)', (line, prices) => expect(pricesInLine(line, ['4412'])).toEqual(prices))
