import { expect, it } from 'vitest'
import { parseLine } from '../parseLine'

const car = { stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2021', carType: 'Used', km: '38000' }
const read = (cells: object) => parseLine({ ...car, ...cells }, '2026-06-01T02:00:00.000Z', 'egc')

it.each([
  { cells: { price: 'Was 32,990 Now 29,990' }, cents: 2_999_000, isReported: true },
  { cells: { price: '18990 (was 20990)' }, cents: 1_899_000, isReported: true },
  { cells: { price: '$18,990 reduced from $20,990' }, cents: 1_899_000, isReported: true },
  { cells: { price: '18990 (was 20990)', wasPrice: '20990' }, cents: 1_899_000, isReported: false },
  { cells: { price: '18990' }, cents: 1_899_000, isReported: false },
])('a price before in the cell of $cells is left out with a message (CAR-14, ENT-01)', ({ cells, cents, isReported }) => {
  const { values, problems } = read(cells)
  expect(values.price?.cents).toBe(cents)
  expect(problems.map(({ column, effect }) => ({ column, effect }))).toEqual(isReported ? [{ column: 'wasPrice', effect: 'left out' }] : [])
})
