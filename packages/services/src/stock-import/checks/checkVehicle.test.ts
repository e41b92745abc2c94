import { expect, it } from 'vitest'
import { parseLine } from '../parseLine'
import type { StockLine } from '../stockColumns'

const car = { stockNumber: 'A1', make: 'Ford', model: 'Everest', year: '2021', carType: 'Used', km: '38000' }
const read = (cells: StockLine) => parseLine({ ...car, ...cells }, '2026-11-29T02:00:00.000Z', 'egc')

it.each<{ cells: StockLine; seats?: number; doors?: number; cylinders?: number }>([
  { cells: { seats: '7', doors: '5', cylinders: '6' }, seats: 7, doors: 5, cylinders: 6 },
  { cells: { seats: '55', doors: '44', cylinders: '66' } },
  { cells: { seats: '16', doors: '8', cylinders: '17' } },
  { cells: { seats: '15', doors: '7', cylinders: '16' }, seats: 15, doors: 7, cylinders: 16 },
  { cells: { seats: '24', body: 'Bus' }, seats: 24 },
  { cells: { seats: '24', body: 'SUV' } },
  { cells: { seats: '80', doors: '12', cylinders: '20' } },
])('of $cells, only counts that a car may have are published (ENT-01)', ({ cells, seats, doors, cylinders }) => {
  const { values, problems } = read(cells)
  expect([values.seats, values.doors, values.cylinders]).toEqual([seats, doors, cylinders])
  const written = (['seats', 'doors', 'cylinders'] as const).filter((column) => cells[column] !== undefined)
  expect(written.filter((column) => values[column] === undefined && !problems.some((each) => each.column === column))).toEqual([])
})

it.each<{ cells: StockLine; waits: boolean }>([
  { cells: { year: '2028', km: '88822' }, waits: true },
  { cells: { year: '2028', km: '' }, waits: true },
  { cells: { year: '2028', carType: 'Demo', km: '900' }, waits: true },
  { cells: { year: '2027', km: '88822' }, waits: true },
  { cells: { year: '2027', km: '1200' }, waits: false },
  { cells: { year: '2027', carType: 'Demo', km: '3000' }, waits: false },
  { cells: { year: '2026', km: '28000' }, waits: false },
  { cells: { year: '2027', carType: 'New', km: '12' }, waits: false },
])('a car of $cells that was used is not from the future (ENT-01)', ({ cells, waits }) =>
  expect(read(cells).problems.some(({ effect }) => effect === 'waits')).toBe(waits),
)

it('a month of a plate, or a year of registration, that is still to come is left out (ENT-01)', () => {
  const months = ['03/2109', '03/2028', '2099-01', '03/1019', '01/2027', '03/19']
  for (const column of ['complianceDate', 'buildDate'] as const)
    expect(months.map((text) => read({ year: text === '03/19' ? '2019' : '2026', [column]: text }).values[column])).toEqual([
      ...[undefined, undefined, undefined, undefined, '2027-01-01', '2019-03-01'],
    ])
  for (const column of ['firstRegistered', 'firstRegisteredOverseas'] as const)
    expect(['2028', '2027', '2026', '2021'].map((text) => read({ [column]: text }).values[column])).toEqual([
      ...[undefined, undefined, 2026, 2021],
    ])
})
