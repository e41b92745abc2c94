import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { parseLine } from '../parseLine'
import { otherConditionIn } from './conditionInComments'

const line = { stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2026' }
const [fresh, demo, used] = [
  { ...line, carType: 'New', km: '9' },
  { ...line, carType: 'Demo', km: '1900' },
  { ...line, year: '2020', carType: 'Used', km: '48,000', seats: '5', doors: '5' },
]
const read = (cells: object, comments: string) => parseLine({ ...cells, comments }, '2026-06-01T02:00:00.000Z', 'egc')

it.each([
  [fresh, 'Dealer demonstrator with balance of warranty.', 'carType'],
  [fresh, 'Ex-demo, save thousands', 'carType'],
  [fresh, 'This demo car has low kms', 'carType'],
  [fresh, 'One owner, full history', 'carType'],
  [fresh, 'Ex-lease vehicle', 'carType'],
  [used, 'Brand new, unregistered', 'carType'],
  [used, 'Dealer demonstrator', 'carType'],
  [used, 'Tidy. Demo.', 'carType'],
  [used, 'New car. Never registered.', 'carType'],
  [fresh, 'Demo. Low km', 'carType'],
  [fresh, 'Near new', 'carType'],
  [used, 'Ex-demo with balance of warranty', 'carType'],
  [demo, 'This is a brand new car', 'carType'],
  [demo, 'Ex-fleet with full history', 'carType'],
  [demo, 'A certified pre-owned vehicle', 'carType'],
  [fresh, 'Pre-owned, with full history', 'carType'],
  [used, 'Only 112,000 kms', 'km'],
  [used, 'Nice car. Odometer 9200', 'km'],
  [used, 'Seven seater family car', 'seats'],
  [used, 'Sporty 2 door', 'doors'],
])('comments that contradict a column are not published: %j “%s” (ENT-01)', (cells, comments, column) => {
  const { values, problems } = read(cells, comments)
  expect(values.comments).toBeUndefined()
  expect(problems.map((each) => each.column)).toEqual(expect.arrayContaining(['comments', column]))
  if (column === 'carType') expect(problems).toEqual(expect.arrayContaining([expect.objectContaining({ column, effect: 'waits' })]))
  else expect(values).not.toHaveProperty(column)
})

it.each([
  [fresh, 'Demonstrator available for a test drive'],
  [fresh, 'Come and drive our demonstrator'],
  [fresh, 'Book a demo drive today'],
  [fresh, 'Not a demo'],
  [used, 'Brand new tyres'],
  [used, 'Balance of new car warranty'],
  [used, 'Near new, must see'],
  [fresh, 'New car. Never registered.'],
  [used, 'We sell new cars and demonstrators'],
  [used, 'Also available as a demo drive'],
  [demo, 'Dealer demonstrator'],
  [demo, 'One owner: us'],
  [demo, 'See our pre-owned cars too'],
  [used, 'One owner, only 48,200 kms'],
  [used, 'Serviced at 15,000 km'],
  [used, 'Cheaper than a 7 seater'],
  [used, '5 seats, 4 door'],
])('comments that contradict no column are published: %j “%s” (ENT-01)', (cells, comments) => {
  const { values, problems } = read(cells, comments)
  expect(values.comments).toBe(comments)
  expect(problems.map(({ column }) => column)).not.toContain('comments')
})

it('a feature that contradicts a column isn’t published, and neither is the value (ENT-01, CAR-04)', () => {
  const features = '6 speed manual; Tow bar; Automatic headlights'
  const { values } = parseLine({ ...used, transmission: 'Auto', features }, '2026-06-01T02:00:00.000Z', 'egc')
  expect([values.transmission, values.features]).toEqual([undefined, ['Tow bar', 'Automatic headlights']])
  const fine = parseLine({ ...used, transmission: 'Auto', features: 'Tow bar; Automatic headlights' }, '2026-06-01T02:00:00.000Z', 'egc')
  expect(fine.values.transmission?.value).toBe('Automatic')
})

it.each(['demonstrator ', 'one owner ', '7 seats ', '2 door ', 'brand new ', 'our '])(
  'reads long texts in time proportional to their length: “%s”',
  (part) => {
    const values = { carType: 'new' as const, seats: 5, doors: 5 }
    const judge = (times: number) => () => otherConditionIn(values, part.repeat(times))
    expect(isLinear(judge(20_000), judge(40_000))).toBe(true)
  },
)
