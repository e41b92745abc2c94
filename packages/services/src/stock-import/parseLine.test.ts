import { statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import { expect, it } from 'vitest'
import type { LineProblem } from './checks/CheckedRow'
import { parseLine } from './parseLine'
import type { StockLine } from './stockColumns'

const now = '2026-06-01T02:00:00.000Z'
const read = (line: StockLine) => parseLine({ year: '2021', carType: 'Used', ...line }, now)
const column = ({ column, effect }: LineProblem) => `${column} ${effect}`

it.each(['Tampered', 'Unverified', 'Discrepancy', 'Not actual', 'TMU', 'Rolled back', 'N', 'who knows'])(
  'a reading beside the odometer status “%s” isn’t advertised (ENT-01, CFG-02)',
  (odometerStatus) => {
    const line = { stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2019', carType: 'Used', km: '61200', odometerStatus }
    const { values, problems } = parseLine(line, '2026-06-01T02:00:00.000Z')
    expect(values.km).toBeUndefined()
    expect(problems).toContainEqual(expect.objectContaining({ column: 'km', effect: 'left out', isCleared: true }))
  },
)

it.each<{ name: string; line: StockLine; problems: readonly string[]; values?: object }>([
  {
    name: 'a price suffix that agrees with its column',
    line: { egcPrice: '29,990 + ORC' },
    problems: [],
    values: { egcPrice: { cents: 2_999_000, priceType: 'egc' } },
  },
  { name: 'a price suffix that contradicts its column', line: { driveAwayPrice: '29,990 + ORC' }, problems: ['driveAwayPrice left out'] },
  { name: 'a price suffix that contradicts the price type', line: { price: '29,990 DAP', priceType: 'EGC' }, problems: ['price left out'] },
  {
    name: 'a price type that is not understood',
    line: { price: '29,990', priceType: 'special' },
    problems: ['priceType left out', 'price left out'],
  },
  {
    name: 'an unknown price type and a price with its own type',
    line: { price: '29,990 DAP', priceType: 'special' },
    problems: ['priceType left out', 'price left out'],
  },
  { name: 'a previous price of another type', line: { price: '27,990 DAP', wasPrice: '29,990 + ORC' }, problems: ['wasPrice left out'] },
  {
    name: 'a drive-away price below the price without charges',
    line: { driveAwayPrice: '25,990', egcPrice: '27,990' },
    problems: ['driveAwayPrice left out'],
    values: {},
  },
  {
    name: 'a drive-away price far above the price without charges',
    line: { driveAwayPrice: '99,990', egcPrice: '9,999' },
    problems: ['driveAwayPrice left out'],
    values: {},
  },
  {
    name: 'a price that the comments contradict',
    line: { price: '15,990', wasPrice: '17,990', comments: 'Tidy. Now $12,990 drive away' },
    problems: ['price left out', 'comments left out'],
    values: { comments: 'Tidy.' },
  },
  {
    name: 'two prices that the comments contradict',
    line: { driveAwayPrice: '17,490', egcPrice: '15,990', comments: 'Only $12,990' },
    problems: ['driveAwayPrice left out', 'comments left out'],
    values: {},
  },
  {
    name: 'a price that the comments repeat, beside an earlier one',
    line: { price: '12,990', comments: 'Was $15,990. Now $12,990' },
    problems: ['comments left out'],
    values: { price: { cents: 1_299_000, priceType: null }, comments: 'Now $12,990' },
  },
  {
    name: 'a price without charges, with a drive-away price in the comments',
    line: { egcPrice: '15,990', comments: 'Drive away $17,490' },
    problems: [],
  },
  {
    name: 'a price without charges above the drive-away price in the comments',
    line: { egcPrice: '15,990', comments: 'Drive away $12,990' },
    problems: ['egcPrice left out', 'comments left out'],
  },
  {
    name: 'a deposit and a weekly amount in the comments',
    line: { price: '15,990', comments: 'Only $2,000 deposit, $89 a week' },
    problems: ['comments left out'],
  },
  { name: 'a price only in the comments', line: { price: 'POA', comments: 'Now $12,990' }, problems: ['comments left out'] },
  {
    name: 'a hidden price that the comments contradict',
    line: { price: '15,990', priceHidden: 'Y', comments: 'Now $12,990' },
    problems: ['comments left out'],
  },
  {
    name: 'a price in cents that the comments contradict',
    line: { price: '399000', comments: 'Priced at $3,990' },
    problems: ['price left out', 'comments left out'],
  },
  {
    name: 'features with an amount and a note',
    line: { features: 'Tow bar; $3,000 of extras; Needs tyres; Sunroof' },
    problems: ['features left out'],
    values: { features: ['Tow bar', 'Sunroof'] },
  },
  { name: 'a body as a model', line: { make: 'Kia', model: 'Station wagon' }, problems: ['model left out'], values: { make: 'Kia' } },
  { name: 'a body that is a model', line: { make: 'MINI', model: 'Hatch' }, problems: [] },
  { name: 'a badge that repeats the make', line: { make: 'Kia', model: 'Rio', badge: 'Kia Rio Sport' }, problems: ['badge left out'] },
  { name: 'a badge that repeats the model', line: { make: 'Kia', model: 'Rio', badge: 'RIO' }, problems: ['badge left out'] },
  { name: 'a badge of the make', line: { make: 'Kia', model: 'Rio', badge: 'Sport' }, problems: [] },
  { name: 'finance owing on the car', line: { securityInterest: 'Yes' }, problems: ['status waits'] },
  {
    name: 'an amount owed on the car',
    line: { securityInterest: '$12,400' },
    problems: ['securityInterest left out', 'status waits'],
  },
  { name: 'a car without finance', line: { securityInterest: 'No' }, problems: [] },
  { name: 'a previous price of ten times the price', line: { price: '38,990', wasPrice: '389,900' }, problems: ['wasPrice left out'] },
  { name: 'a previous price of a car without a price', line: { price: 'POA', wasPrice: '24,990' }, problems: [] },
  ...['20', '12', '8.6', '15000 cc'].map((engine) => ({
    name: `an engine of “${engine}”`,
    line: { engine },
    problems: ['engine left out'],
  })),
  ...['8.4', '6.7', '6208 cc', '0.66'].map((engine) => ({ name: `an engine of “${engine}”`, line: { engine }, problems: [] })),
  {
    name: 'miles in the unit column',
    line: { km: '30,000', kmUnit: 'MI' },
    problems: [],
    values: { km: { distance: 48_280.32, unit: 'km' }, kmUnit: 'miles' },
  },
  { name: 'miles in the cell', line: { km: '30,000 miles' }, problems: [], values: { km: { distance: 48_280.32, unit: 'km' } } },
  { name: 'a unit that is not understood', line: { km: '30,000', kmUnit: 'hrs' }, problems: ['kmUnit left out', 'km left out'] },
  { name: 'two units that contradict each other', line: { km: '30,000 km', kmUnit: 'miles' }, problems: ['km left out'] },
  { name: 'a five-year-old used car with 48 km', line: { km: '48' }, problems: ['km left out'] },
  { name: 'a five-year-old used car with 48k', line: { km: '48k' }, problems: [], values: { km: { distance: 48_000, unit: null } } },
  {
    name: 'a used car built this year with 48 km',
    line: { km: '48', year: '2026' },
    problems: [],
    values: { km: { distance: 48, unit: null } },
  },
  { name: 'a new car with 98,120 km', line: { carType: 'New', km: '98,120', year: '2026' }, problems: ['carType waits'] },
  { name: 'a new car of 2018', line: { carType: 'New', year: '2018' }, problems: ['carType waits'] },
  { name: 'a demo with 90,000 km', line: { carType: 'Demo', km: '90,000', year: '2025' }, problems: ['carType waits'] },
  {
    name: 'an electric car with four cylinders',
    line: { fuel: 'Electric', cylinders: '4' },
    problems: ['fuel left out', 'cylinders left out'],
    values: {},
  },
  { name: 'a type that is not understood', line: { carType: 'P' }, problems: ['carType waits'] },
  { name: 'a status that is not understood', line: { status: 'Trade' }, problems: ['status waits'] },
  { name: 'a visibility that is not understood', line: { website: 'X' }, problems: ['website waits'] },
  { name: 'a transmission that is not understood', line: { transmission: 'Auto/Manual' }, problems: ['transmission left out'] },
  { name: 'a stock number changed by a spreadsheet', line: { stockNumber: '1.2E+11' }, problems: ['stockNumber refused'] },
])('an import checks $name (ENT-01, CAR-14)', ({ line, problems, values }) => {
  const found = read(line)
  expect(found.problems.map(column)).toEqual(problems)
  const own = Object.fromEntries(Object.entries(found.values).filter(([name]) => name !== 'year' && name !== 'carType'))
  if (values) expect(own).toEqual(values)
})

it('the import finds every status in a price column, as no status contains a digit and prices with digits are not searched', () => {
  const spellings = statuses.entries.flatMap(({ title, spellings, words = [] }) => [title, ...spellings, ...words])
  expect(spellings.filter((spelling) => /\d/.test(spelling))).toEqual([])
})
