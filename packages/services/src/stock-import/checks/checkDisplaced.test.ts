import { expect, it } from 'vitest'
import { parseLine } from '../parseLine'
import type { StockLine } from '../stockColumns'

const columns = [
  ...(['stockNumber', 'make', 'model', 'badge', 'year', 'carType', 'price', 'km', 'transmission', 'fuel', 'colour', 'doors'] as const),
  'comments',
] as const
const lineOf = (row: string): StockLine => Object.fromEntries(row.split(',').map((cell, index) => [columns[index], cell.trim()]))
const refusalOf = (line: StockLine) =>
  parseLine(line, '2026-06-01T02:00:00.000Z', 'egc').problems.find(({ effect }) => effect === 'refused')?.message ?? null
const good = 'P1,Kia,Rio,S,2020,Used,14990,45200,Automatic,Petrol,Red,5,Tidy'

it.each([
  { name: 'a comma in the price', row: 'P2,Mazda,3,Neo,2019,Used,18,990,61200,Automatic,Petrol,White,4' },
  { name: 'an empty cell before the price', row: 'P5,Ford,Ranger,XLT,2020,Used,,48990,71000,Automatic,Diesel,Blue,4' },
  { name: 'a comma in the odometer', row: 'P6,Hyundai,i30,Active,2018,Used,15990,99,100,Manual,Petrol,Grey,5' },
  { name: 'a comma in the colour', row: 'P7,Holden,Astra,R,2017,Used,12990,88000,Automatic,Petrol,Silver,White roof,5' },
  { name: 'two columns changed about', row: 'P8,Nissan,X-Trail,ST,2021,Used,27990,41000,Petrol,Automatic,Silver,5,' },
  { name: 'a comma in the badge', row: 'P3,Mercedes-Benz,C-Class,C200,AMG Line,2018,Used,34990,61000,Automatic,Petrol,Black,4' },
  { name: 'no type', row: 'P9,Kia,Rio,S,2020,14990,45200,Automatic,Petrol,Red,5,Tidy' },
  { name: 'no price', row: 'P9,Kia,Rio,S,2020,Used,45200,Automatic,Petrol,Red,5,Tidy' },
  { name: 'no transmission', row: 'P9,Kia,Rio,S,2020,Used,14990,45200,Petrol,Red,5,Tidy' },
  { name: 'no fuel', row: 'P9,Kia,Rio,S,2020,Used,14990,45200,Automatic,Red,5,Tidy' },
  { name: 'no colour', row: 'P9,Kia,Rio,S,2020,Used,14990,45200,Automatic,Petrol,5,Tidy' },
])('a row with $name is refused: its cells are under the wrong headings (ENT-01)', ({ row }) =>
  expect(refusalOf(lineOf(row))).not.toBeNull(),
)

it('the reason for refusing a shifted row names the cells in wrong columns (ENT-01)', () =>
  expect(refusalOf(lineOf('P2,Mazda,3,Neo,2019,Used,18,990,61200,Automatic,Petrol,White,4'))).toBe(
    '“61200” under transmission, “Automatic” under fuel, “Petrol” under colour and “White” under doors belong in other columns, so the whole row may be under the wrong headings.',
  ))

it('a number that its comma divides into two cells is neither a price nor an odometer reading (ENT-01)', () => {
  expect(refusalOf({ ...lineOf('P1,Kia,Rio,S,2020,Used'), price: '18', km: '990' })).toContain(
    '“18” under price and “990” under kilometres',
  )
  expect(refusalOf({ ...lineOf('P1,Kia,Rio,S,2020,Used'), km: '99', transmission: '100' })).not.toBeNull()
})

it.each([
  good,
  'P1,Kia,Rio,S,2020,Used,14990,45200,Automatic,Petrol,Electric Blue,5,Automatic',
  'P1,Kia,Rio,S,2020,Used,POA,45200,CVT,Hybrid,N/A,five,',
  'P1,Kia,Rio,S,2020,New,1,150,Auto,PULP,TBA,4dr,New car',
  'P1,Kia,Rio,Hybrid,2020,Demo,,,6 speed manual,Diesel,040,,',
])('the row “%s” is read (ENT-01)', (row) => expect(refusalOf(lineOf(row))).toBeNull())

it('a single cell with a value of another column is left out (ENT-01)', () => {
  const { values, problems } = parseLine({ ...lineOf(good), transmission: 'Petrol' }, '2026-06-01T02:00:00.000Z', 'egc')
  expect([values.transmission, problems.map(({ column, effect }) => [column, effect])]).toEqual([undefined, [['transmission', 'left out']]])
})

it('the year or the price under kilometres is no odometer reading (ENT-01)', () => {
  expect(parseLine({ ...lineOf(good), km: '2020' }, '2026-06-01T02:00:00.000Z', 'egc').values.km).toBeUndefined()
  expect(parseLine({ ...lineOf(good), km: '14,990' }, '2026-06-01T02:00:00.000Z', 'egc').values.km).toBeUndefined()
})
